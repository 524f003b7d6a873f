import { useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { blockPerson, unblockPerson } from '../circle.contract.ts';

/** Blocks somebody and takes it back. What any screen shows of them is fetched again, for it may hold their words. */
export function useBlock(options: { onBlocked?: () => void; onUnblocked?: () => void } = {}) {
  const queryClient = useQueryClient();
  const fetchAgain = () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  const block = useEndpointMutation(blockPerson, {
    onSuccess: () => {
      void fetchAgain();
      options.onBlocked?.();
    },
    onError: (error) => failureToast('Not Blocked', error),
  });
  const unblock = useEndpointMutation(unblockPerson, {
    onSuccess: () => {
      void fetchAgain();
      options.onUnblocked?.();
    },
    onError: (error) => failureToast('Still Blocked', error),
  });
  return {
    block: (personId: string) => block.mutate({ params: { personId } }),
    unblock: (personId: string) => unblock.mutate({ params: { personId } }),
    isPending: block.isPending || unblock.isPending,
  };
}
