import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useForm } from '#platform/client/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { deleteAccount, getAccount } from '../../settings.contract.ts';
import { leaveBy, signOutHere } from '../session.ts';
import { useAccount } from '../use-account.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Asks for the password, or, when the account has none, for a word and a fresh sign-in. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { user } = useCurrentUser();
  const hasPassword = useAccount()?.hasPassword ?? true;
  const formId = useId();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const proof = hasPassword ? 'password' : 'confirmation';
  const { form, field, values, reset, error, isPending } = useForm({
    initial: { password: '', confirmation: '' },
    check: () => null,
    send: (typed) =>
      leaveBy(queryClient, () => callEndpoint(deleteAccount, { body: { [proof]: typed[proof] } })),
    onSent: () => {
      signOutHere(queryClient, { forGood: true });
      navigate('/');
      toast({ title: 'Your account is deleted', description: 'Nothing of it is kept. Go in peace.' });
    },
    onFailed: (failure) => failureToast('Not Deleted', failure),
  });
  const ready = hasPassword ? values.password !== '' : values.confirmation === 'DELETE';
  const mayNotSend = (event: FormEvent) => event.preventDefault();
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => {
        // What is on its way is not called back by closing this.
        if (isPending) return;
        reset();
        onOpenChange(now);
      }}
      title="Delete your account?"
      description={
        <>
          Your journal, your prayers, what you wrote in groups and to others, and everything else of yours
          will be gone, at once and for good. You may want to export it first.
          {user?.role === 'admin' && <WhoIsLeft />}
        </>
      }
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <SignInAgain after={error} section="data" />
          <Button type="submit" form={formId} variant="destructive" disabled={!ready} pending={isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <form {...form} {...(!ready && { onSubmit: mayNotSend })} id={formId}>
        {hasPassword ? (
          <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
        ) : (
          <TextField
            {...field('confirmation')}
            label="Type DELETE to confirm"
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
      </form>
    </Dialog>
  );
}

/** Tells an administrator when nobody would be one after them. It is asked anew each time: others come and go. */
function WhoIsLeft() {
  const { data } = useQuery({ ...endpointQuery(getAccount), refetchOnMount: 'always' });
  if (!data?.isOnlyAdministrator) return null;
  return (
    <strong className="mt-3 block text-ink">
      You are the only administrator here: without you nobody is left who looks after this server. Make
      somebody else one first, under ‘Administration’.
    </strong>
  );
}
