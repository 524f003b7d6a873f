import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#features/people/people.contract.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { type Changes, callAndChange, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Spoken, useIsNews } from '#ui/spoken.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { missing } from '../../account-forms.rules.ts';
import { changeEmail, resendVerification } from '../../mail-links.contract.ts';
import { getAccount } from '../../settings.contract.ts';
import { activityQuery } from '../activity-query.ts';
import { useAccount } from '../use-account.ts';
import { SettingCard } from './setting-card.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** The address, whether it is confirmed, and a new one, which counts once its letter's link is opened. */
export function EmailSettings({ user }: { user: User }) {
  const account = useAccount();
  const isJustSent = useIsNews(account === undefined || account.pendingEmail !== null);
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
        <Spoken isNews={isJustSent} className="mb-4 rounded-control bg-sky-wash px-4 py-3 text-sky">
          We sent a link to <strong className="break-all">{account.pendingEmail}</strong>. The address changes
          when you open it.
        </Spoken>
      )}
      <EmailForm hasPassword={account?.hasPassword ?? true} />
    </SettingCard>
  );
}

function ConfirmAgain() {
  const { mutate, isPending, isSuccess } = useEndpointMutation(resendVerification, {
    onSuccess: () => toast({ title: 'A letter is on its way', description: 'Please open the link in it.' }),
    onError: (error) => failureToast('Letter Not Sent', error),
  });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <p className="text-ink-soft">Please open the link in our letter, so that we can reach you.</p>
      <Button variant="secondary" pending={isPending} disabled={isSuccess} onClick={() => mutate({})}>
        {isSuccess ? 'Letter sent' : 'Send it again'}
      </Button>
    </div>
  );
}

const emailAsked: Changes<typeof changeEmail> = (cache, { pendingEmail }) =>
  cache.set(getAccount, (account) => ({ ...account, pendingEmail }));

function EmailForm({ hasPassword }: { hasPassword: boolean }) {
  const queryClient = useQueryClient();
  const { form, field, values, reset, error, isPending } = useForm({
    initial: { email: '', password: '' },
    check: (typed) => missing(typed, hasPassword ? ['email', 'password'] : ['email']),
    send: ({ email, password }) =>
      callAndChange(queryClient, changeEmail, emailAsked, {
        body: { email: email.trim(), ...(hasPassword && { password }) },
      }),
    onSent: ({ pendingEmail }) => {
      reset();
      void queryClient.invalidateQueries(onlyQuery(activityQuery));
      toast({
        title: 'A letter is on its way',
        description: `Please open the link we sent to ${pendingEmail}.`,
      });
    },
    onFailed: (failure) => failureToast('Email Not Changed', failure),
  });
  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField {...field('email')} label="New Email" type="email" autoComplete="email" />
      {hasPassword && values.email !== '' && (
        <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
      )}
      <SignInAgain after={error} section="email" />
      <Button type="submit" pending={isPending} disabled={values.email.trim() === ''} className="self-start">
        Change email
      </Button>
    </form>
  );
}
