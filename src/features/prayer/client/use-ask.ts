import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { createOnce, type KeptSent } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { createRequest } from '../requests.contract.ts';
import { keepRequestToSend } from './kept-requests.ts';
import { requestCreated } from './prayer-changes.ts';
import type { RequestBody } from './request-draft.ts';

export type AskedRequest = CallOutput<typeof createRequest>;

/**
 * Asks for prayer. Without a connection the request is kept and goes out by itself (`kept-requests-beside.tsx`); any other failure
 * leaves every word where it is.
 */
export function useAsk(options: {
  userId: string;
  kept: KeptSent;
  /** @param hadArrived it stands as an earlier try had it, not as it was sent now */
  onAsked: (request: AskedRequest, hadArrived: { body: RequestBody } | null) => void;
  onKept: () => void;
}) {
  const { userId, kept, onAsked, onKept } = options;
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: (asked: RequestBody) =>
      createOnce(kept, asked, async (body, options) => {
        if (!navigator.onLine) throw new TypeError('offline');
        // The page shows who helps itself.
        return callAndChange(
          queryClient,
          createRequest,
          requestCreated,
          { body },
          { ...options, goesAtOnce: true },
        );
      }),
    // It would wait for a connection without a word.
    networkMode: 'always',
    onSuccess: ({ made, body, hadArrived }) => onAsked(made, hadArrived ? { body } : null),
    onError: (error, body) => {
      if (error instanceof ApiError) return failureToast('Not Asked Yet', error);
      const { sent } = kept.latest();
      if (sent !== null && error instanceof TypeError) {
        const request = { idempotencyKey: sent.key, body, earlier: sent.bodies.slice(0, -1) };
        if (keepRequestToSend(userId, request)) return onKept();
      }
      failureToast('Not Asked Yet', error);
    },
  });
}
