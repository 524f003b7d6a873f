import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#features/people/people.contract.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing, newPasswordProblem } from '../../account-forms.rules.ts';
import { forgotPassword } from '../../mail-links.contract.ts';
import { activityQuery } from '../activity-query.ts';
import { NoAnswer, passwordChange, SignInWithIt } from '../change-password.ts';
import { sessionLost } from '../session.ts';
import { sessionsQuery } from '../sessions-query.ts';
import { useAccount } from '../use-account.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { SettingCard } from './setting-card.tsx';

/** A new password, with the old one; of those who have none yet, by a letter. */
export function PasswordSettings({ user }: { user: User }) {
  const account = useAccount();
  if (account && !account.hasPassword) return <FirstPassword email={user.email} />;
  return (
    <SettingCard id="password" title="Your password" description="Changing it signs out your other devices.">
      <PasswordForm email={user.email} />
    </SettingCard>
  );
}

/** A user of the provider proves the address first; then both ways to sign in work. */
function FirstPassword({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useEndpointMutation(forgotPassword, {
    onSuccess: () => toast({ title: 'A letter is on its way', description: 'Please open the link in it.' }),
    onError: (error) => failureToast('Letter Not Sent', error),
  });
  return (
    <SettingCard
      id="password"
      title="Your password"
      description="You sign in with single sign-on. We can send you a link to set a password too."
    >
      <Button
        variant="secondary"
        pending={isPending}
        disabled={isSuccess}
        onClick={() => mutate({ body: { email } })}
      >
        {isSuccess ? 'Letter sent' : 'Send the link'}
      </Button>
    </SettingCard>
  );
}

const empty = { currentPassword: '', password: '', confirmPassword: '' };

function PasswordForm({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const change = useMemo(() => passwordChange(email), [email]);
  const { form, field, values, reset, isPending } = useForm({
    initial: empty,
    check: (typed) =>
      missing(typed, ['currentPassword', 'password']) ??
      newPasswordProblem(typed.password, typed.confirmPassword),
    send: change,
    fieldOfIssue: { newPassword: 'password' },
    onSent: () => {
      reset();
      void queryClient.invalidateQueries(onlyQuery(sessionsQuery));
      void queryClient.invalidateQueries(onlyQuery(activityQuery));
      toast({ title: 'Your password is changed', description: 'Your other devices are signed out.' });
    },
    onFailed: (error) => {
      if (error instanceof SignInWithIt) {
        sessionLost(queryClient);
        navigate('/signin?reset=done', { replace: true });
      } else if (error instanceof NoAnswer) {
        toast({
          title: 'No Answer Came',
          description:
            'Your password may be changed already. Please try again; should you have to sign in, try your new one first.',
          variant: 'destructive',
        });
      } else failureToast('Password Not Changed', error);
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <PasswordField
        {...field('currentPassword')}
        label="Current Password"
        called="current password"
        autoComplete="current-password"
      />
      {values.currentPassword !== '' && <NewPasswordFields field={field} password={values.password} />}
      <Button
        type="submit"
        pending={isPending}
        disabled={values.currentPassword === ''}
        className="self-start"
      >
        Change password
      </Button>
    </form>
  );
}
