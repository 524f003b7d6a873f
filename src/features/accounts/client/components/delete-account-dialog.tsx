import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import type { deleteAccount } from '../../settings.contract.ts';
import { issuesByField } from '../issues-by-field.ts';
import { endSession, leaveBy } from '../session.ts';
import { useAccount } from '../use-account.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Asks for the password, or, of those who have none, for a word and a fresh sign-in. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const hasPassword = useAccount()?.hasPassword ?? true;
  const [typed, setTyped] = useState('');
  const formId = useId();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      leaveBy(queryClient, () =>
        callEndpoint<typeof deleteAccount>('POST /api/user/deletion', {
          body: hasPassword ? { password: typed } : { confirmation: typed },
        }),
      ),
    onSuccess: () => {
      endSession(queryClient);
      navigate('/');
      toast({ title: 'Your account is deleted', description: 'Nothing of it is kept. Go in peace.' });
    },
    onError: (failure) => failureToast('Not Deleted', failure),
  });
  const wrong = issuesByField(error);
  const ready = hasPassword ? typed !== '' : typed === 'DELETE';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !isPending) mutate();
  }

  const field = {
    value: typed,
    autoComplete: hasPassword ? 'current-password' : 'off',
    error: wrong['password'] ?? wrong['confirmation'],
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(now) => {
        setTyped('');
        onOpenChange(now);
      }}
      title="Delete your account?"
      description="Your journal, your XP and everything else of yours will be gone, at once and for good. You may want to export it first."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <SignInAgain after={error} section="data" />
          <Button type="submit" form={formId} variant="destructive" disabled={!ready} pending={isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {hasPassword ? (
          <PasswordField {...field} label="Your Password" />
        ) : (
          <TextField {...field} label="Type DELETE to confirm" autoCapitalize="characters" />
        )}
      </form>
    </Dialog>
  );
}
