import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { setItemPrayed } from '../prayer-list.contract.ts';
import { itemPrayed } from './list-changes.ts';

/** 'Prayed today' for a matter of my list, or not; `onMarked` is called when it is kept. */
export function useMarkItem(onMarked: () => void = () => {}) {
  return useEndpointMutation(setItemPrayed, {
    changes: itemPrayed,
    onSuccess: onMarked,
    onError: (error) => failureToast('Not Marked Yet', error),
  });
}
