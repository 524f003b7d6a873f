import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { toast } from '#ui/toast-store.ts';
import { setRequestState } from '../requests.contract.ts';
import { requestStateSet } from './prayer-changes.ts';

/** 'Let it rest', and 'still praying': a request of mine rests, or waits for prayer again. */
export function useRequestState(requestId: string, onSet: () => void = () => {}) {
  const { mutate, isPending } = useEndpointMutation(setRequestState, {
    changes: requestStateSet,
    onSuccess: ({ state }) => {
      onSet();
      if (state === 'resting')
        toast({ title: 'It rests', description: 'It stays yours. Nobody is asked to pray further.' });
    },
    onError: (error) => failureToast('Not Saved Yet', error),
  });
  return {
    isPending,
    set: (state: 'open' | 'resting') => mutate({ params: { requestId }, body: { state } }),
  };
}
