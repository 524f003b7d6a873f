import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '#features/people/people.contract.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing, newPasswordProblem } from '../../account-forms.rules.ts';
import type { forgotPassword } from '../../mail-links.contract.ts';
import type { changePassword } from '../../settings.contract.ts';
import { issuesByField } from '../issues-by-field.ts';
import { problemToast } from '../problem-toast.ts';
import { useAccount } from '../use-account.ts';
import { sessionsKey } from './device-settings.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SettingCard } from './setting-card.tsx';

/** A new password, with the old one; of those who have none yet, by a letter. */
export function PasswordSettings({ user }: { user: User }) {
  const account = useAccount();
  if (account && !account.hasPassword) return <FirstPassword email={user.email} />;
  return (
    <SettingCard id="password" title="Your password" description="Changing it signs out your other devices.">
      <PasswordForm />
    </SettingCard>
  );
}

/** Whoever came by the provider proves the address first; then they can come either way. */
function FirstPassword({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      callEndpoint<typeof forgotPassword>('POST /api/auth/forgot-password', { body: { email } }),
    onSuccess: () => toast({ title: 'A letter is on its way', description: 'Please open the link in it.' }),
    onError: (error) => failureToast('Letter Not Sent', error),
  });
  return (
    <SettingCard
      id="password"
      title="Your password"
      description="You sign in with single sign-on. We can send you a link to set a password too."
    >
      <Button variant="secondary" pending={isPending} disabled={isSuccess} onClick={() => mutate()}>
        {isSuccess ? 'Letter sent' : 'Send the link'}
      </Button>
    </SettingCard>
  );
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordForm() {
  const [form, setForm] = useState(empty);
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callEndpoint<typeof changePassword>('PUT /api/user/password', {
        body: { currentPassword: form.currentPassword, newPassword: form.password },
      }),
    onSuccess: () => {
      setForm(empty);
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
      toast({ title: 'Your password is changed', description: 'Your other devices are signed out.' });
    },
    onError: (error) => {
      const { newPassword, ...rest } = issuesByField(error);
      setWrong({ ...rest, password: newPassword });
      failureToast('Password Not Changed', error);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem =
      missing(form, ['currentPassword', 'password']) ??
      newPasswordProblem(form.password, form.confirmPassword);
    setWrong(Object.fromEntries((problem?.fields ?? []).map((name) => [name, problem?.description])));
    if (problem) problemToast(problem);
    else mutate();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        value={form.currentPassword}
        error={wrong['currentPassword']}
        onChange={(event) => setForm({ ...form, currentPassword: event.target.value })}
      />
      <NewPasswordFields
        value={form}
        wrong={wrong}
        onChange={(changed) => {
          setForm({ ...form, ...changed });
          setWrong({});
        }}
      />
      <Button type="submit" pending={isPending} disabled={form.currentPassword === ''} className="self-start">
        Change password
      </Button>
    </form>
  );
}
