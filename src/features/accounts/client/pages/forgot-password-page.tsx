import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { missing } from '../../account-forms.rules.ts';
import { forgotPassword } from '../../mail-links.contract.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { DoorNote } from '../components/door-note.tsx';
import { textLinkClasses } from '../components/text-link-classes.ts';

/** /forgot-password: asks for the letter. It says the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const state = useHistoryState<{ email?: string } | null>();
  const { form, field, values, answer, isPending } = useForm({
    initial: { email: state?.email ?? '' },
    check: (typed) => missing(typed, ['email']),
    send: ({ email }) => callEndpoint(forgotPassword, { body: { email: email.trim() } }),
    onSent: () => {},
    onFailed: (error) => failureToast('Letter Not Sent', error),
  });

  return (
    <AuthPage
      title={answer ? 'Look into your mail' : 'Forgot your password?'}
      {...(!answer && { lead: 'It happens. We send you a link, and you choose a new one.' })}
      footer={
        <Link href="/signin" state={{ email: values.email }} className={textLinkClasses}>
          Back to sign in
        </Link>
      }
    >
      {answer ? (
        <DoorNote icon={<EnvelopeSimpleIcon size={28} />}>
          <p>
            If there is an account for <strong className="break-all">{answer.email}</strong>, a letter is on
            its way. The link in it works once, for one hour.
          </p>
          <p className="text-ink-soft">Nothing there after a few minutes? Look among the unwanted mail.</p>
        </DoorNote>
      ) : (
        <form {...form} className="flex flex-col gap-4">
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <Button type="submit" size="lg" pending={isPending}>
            {isPending ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
    </AuthPage>
  );
}
