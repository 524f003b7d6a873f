import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { markPrayed, putOff, unmarkPrayed } from '../prayer.contract.ts';
import { createItem } from '../prayer-list.contract.ts';
import { itemCreated } from './list-changes.ts';
import { prayed, prayedTakenBack, waitsUntilLater } from './prayer-changes.ts';

/** 'I prayed', for one request after the other; `onPrayed` is called when it is counted. */
export function usePray(onPrayed: () => void = () => {}) {
  return useEndpointMutation(markPrayed, {
    changes: prayed,
    onSuccess: onPrayed,
    onError: (error) => failureToast('Not Counted Yet', error),
  });
}

/** Not yet, after a slip of the finger. */
export function useTakeBackPrayed() {
  return useEndpointMutation(unmarkPrayed, {
    changes: prayedTakenBack,
    onSuccess: () => announce('It is counted no more'),
    onError: (error) => failureToast('It is still counted', error),
  });
}

export function usePutOff() {
  return useEndpointMutation(putOff, {
    changes: waitsUntilLater,
    onError: (error) => failureToast('It stays where it is', error),
  });
}

/** Puts a request, a person or words on my list. */
export function useAddToList(onAdded: () => void = () => {}) {
  return useEndpointMutation(createItem, {
    changes: itemCreated,
    onSuccess: () => {
      announce('It is on your list');
      onAdded();
    },
    onError: (error) => failureToast('Not on Your List Yet', error),
  });
}
