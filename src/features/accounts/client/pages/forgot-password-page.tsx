import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { missing } from '../../account-forms.rules.ts';
import type { forgotPassword } from '../../mail-links.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';

/** /forgot-password: asks for the letter. It says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const state = useHistoryState<{ email?: string } | null>();
  const [email, setEmail] = useState(state?.email ?? '');
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () =>
      callEndpoint<typeof forgotPassword>('POST /api/auth/forgot-password', {
        body: { email: email.trim() },
      }),
    onError: (error) => {
      failureToast('Letter Not Sent', error);
      setWrong(issuesByField(error)['email']);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const problem = missing({ email }, ['email']);
    setWrong(problem ? 'Please fill this in.' : undefined);
    if (problem) problemToast(problem);
    else mutate();
  }

  return (
    <AuthPage
      title={data ? 'Look into your mail' : 'Forgot your password?'}
      {...(!data && { lead: 'It happens. We send you a link, and you choose a new one.' })}
      footer={
        <Link href="/signin" state={{ email }} className={textLinkClasses}>
          Back to sign in
        </Link>
      }
    >
      {data ? (
        <DoorNote icon={<EnvelopeSimpleIcon size={28} />}>
          <p>
            If there is an account for <strong className="break-all">{data.email}</strong>, a letter is on its
            way. The link in it works once, for one hour.
          </p>
          <p className="text-ink-soft">Nothing there after a few minutes? Look among the unwanted mail.</p>
        </DoorNote>
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            error={wrong}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" size="lg" pending={isPending}>
            {isPending ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
