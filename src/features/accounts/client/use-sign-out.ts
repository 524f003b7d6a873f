import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { toast } from '#ui/toast-store.ts';
import { logout } from '../accounts.contract.ts';
import { leaveBy, signOutHere } from './session.ts';

/** The menu's 'Sign out': ends the session on the server, forgets everything here and goes to the landing. */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutationOnce({
    mutationFn: () => leaveBy(queryClient, () => callEndpoint(logout, {})),
    onSuccess: () => {
      signOutHere(queryClient);
      navigate('/');
    },
    onError: () =>
      toast({
        title: 'Sign Out Failed',
        description: 'You are still signed in. Please check your connection and try again.',
        variant: 'destructive',
      }),
  });
  return { signOut: () => mutate(), pending: isPending };
}
