import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { createRequest } from '../requests.contract.ts';
import { keepRequestToSend } from './kept-requests.ts';
import { requestCreated } from './prayer-changes.ts';
import type { SentRequest } from './request-draft.ts';

export type AskedRequest = CallOutput<typeof createRequest>;

/**
 * Asks for prayer. Without a connection the request is kept and goes out by itself (`KeptRequestsBeside`); any other failure
 * leaves every word where it is.
 */
export function useAsk(options: {
  userId: string;
  onAsked: (request: AskedRequest) => void;
  onKept: () => void;
}) {
  const { userId, onAsked, onKept } = options;
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: async ({ body, idempotencyKey }: SentRequest) => {
      if (!navigator.onLine) throw new TypeError('offline');
      return callAndChange(queryClient, createRequest, requestCreated, { body }, { idempotencyKey });
    },
    // It would wait for a connection without a word.
    networkMode: 'always',
    onSuccess: onAsked,
    onError: (error, request) => {
      if (error instanceof ApiError) return failureToast('Not asked yet', error);
      if (error instanceof TypeError && keepRequestToSend(userId, request)) return onKept();
      failureToast('Not asked yet', error);
    },
  });
}
