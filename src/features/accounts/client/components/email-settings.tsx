import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing } from '../../account-forms.rules.ts';
import type { changeEmail, resendVerification } from '../../mail-links.contract.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';
import { accountKey, useAccount } from '../use-account.ts';
import { SettingCard } from './setting-card.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** The address, whether it is confirmed, and a new one, which counts once its letter's link is opened. */
export function EmailSettings({ user }: { user: User }) {
  const account = useAccount();
  return (
    <SettingCard
      id="email"
      title="Your email"
      description={<span className="break-all">{user.email}</span>}
      action={
        user.emailVerified ? (
          <Badge tone="growth">Confirmed</Badge>
        ) : (
          <Badge tone="alert">Not confirmed</Badge>
        )
      }
    >
      {!user.emailVerified && <ConfirmAgain />}
      {account?.pendingEmail && (
        <p role="status" className="mb-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
          We sent a link to <strong className="break-all">{account.pendingEmail}</strong>. The address changes
          when you open it.
        </p>
      )}
      <EmailForm hasPassword={account?.hasPassword ?? true} />
    </SettingCard>
  );
}

function ConfirmAgain() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callEndpoint<typeof resendVerification>('POST /api/auth/resend-verification', {}),
    onSuccess: () => toast({ title: 'A letter is on its way', description: 'Please open the link in it.' }),
    onError: (error) => failureToast('Letter Not Sent', error),
  });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">Please open the link in our letter, so that we can reach you.</p>
      <Button variant="secondary" pending={isPending} disabled={isSuccess} onClick={() => mutate()}>
        {isSuccess ? 'Letter sent' : 'Send it again'}
      </Button>
    </div>
  );
}

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const [form, setForm] = useState({ email: '', password: '' });
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callEndpoint<typeof changeEmail>('POST /api/user/email', {
        body: { email: form.email.trim(), ...(hasPassword && { password: form.password }) },
      }),
    onSuccess: ({ pendingEmail }) => {
      setForm({ email: '', password: '' });
      setWrong({});
      void queryClient.invalidateQueries({ queryKey: accountKey });
      toast({
        title: 'A letter is on its way',
        description: `Please open the link we sent to ${pendingEmail}.`,
      });
    },
    onError: (failure) => {
      setWrong(issuesByField(failure));
      failureToast('Email Not Changed', failure);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = missing(form, hasPassword ? ['email', 'password'] : ['email']);
    setWrong(Object.fromEntries((problem?.fields ?? []).map((name) => [name, 'Please fill this in.'])));
    if (problem) problemToast(problem);
    else mutate();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="New Email"
        type="email"
        autoComplete="email"
        value={form.email}
        error={wrong['email']}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      {hasPassword && form.email !== '' && (
        <PasswordField
          label="Your Password"
          autoComplete="current-password"
          value={form.password}
          error={wrong['password']}
          onChange={(event) => setForm({ ...form, password: event.target.value })}
        />
      )}
      <SignInAgain after={error} section="email" />
      <Button type="submit" pending={isPending} disabled={form.email.trim() === ''} className="self-start">
        Change email
      </Button>
    </form>
  );
}
