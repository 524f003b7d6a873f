import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { markPrayed, putOff, unmarkPrayed } from '../prayer.contract.ts';
import { createItem } from '../prayer-list.contract.ts';
import { itemCreated } from './list-changes.ts';
import { prayed, prayedTakenBack, waitsUntilLater } from './prayer-changes.ts';
import { overviewQuery, requestQuery, waitingQuery } from './prayer-queries.ts';

/** 'I prayed', for one request after the other; `onPrayed` is called when it is counted. */
export function usePray(onPrayed: () => void = () => {}) {
  const queryClient = useQueryClient();
  return useEndpointMutation(markPrayed, {
    changes: prayed,
    onSuccess: onPrayed,
    onError: (error, { params }) => refused('Not Counted Yet', error, queryClient, params.requestId),
  });
}

/** Says why something about a request was not done. Of one that is gone the pages show it no longer. */
export function refused(title: string, error: unknown, queryClient: QueryClient, requestId: string): void {
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  failureToast(isGone ? 'It is gone' : title, error);
  const shownIn = isGone ? [requestQuery(requestId), waitingQuery, overviewQuery] : [];
  for (const query of shownIn) void queryClient.invalidateQueries(onlyQuery(query));
}

/** Not yet, after a slip of the finger. */
export function useTakeBackPrayed() {
  const queryClient = useQueryClient();
  return useEndpointMutation(unmarkPrayed, {
    changes: prayedTakenBack,
    onSuccess: () => announce('It is counted no more'),
    onError: (error, { params }) => refused('It is still counted', error, queryClient, params.requestId),
  });
}

export function usePutOff() {
  const queryClient = useQueryClient();
  return useEndpointMutation(putOff, {
    changes: waitsUntilLater,
    onError: (error, { params }) => refused('It stays where it is', error, queryClient, params.requestId),
  });
}

/** Puts a request, a person or words on my list. */
export function useAddToList(onAdded: () => void = () => {}) {
  const queryClient = useQueryClient();
  return useEndpointMutation(createItem, {
    changes: itemCreated,
    onSuccess: () => {
      announce('It is on your list');
      onAdded();
    },
    onError: (error, { body }) => {
      if (body?.requestId) refused('Not on Your List Yet', error, queryClient, body.requestId);
      else failureToast('Not on Your List Yet', error);
    },
  });
}
