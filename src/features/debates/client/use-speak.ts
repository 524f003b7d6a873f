import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { randomId } from '#platform/client/random-id.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { createClaim } from '../claims.contract.ts';
import { claimCreated } from './debate-changes.ts';
import { claimForm, otherSideForm } from './debate-drafts.ts';
import type { SpokenTo } from './debates-address.ts';
import { sentKey } from './sent-key.ts';

export type MadeClaim = CallOutput<typeof createClaim>;

/** A claim that is being written and, before a second one, another side: both kept on this device, and sent in one call. */
export function useSpeak(
  userId: string,
  week: string,
  spokenTo: SpokenTo,
  on: { made: (claim: MadeClaim) => void; failed: (error: Error) => void },
) {
  const queryClient = useQueryClient();
  const { position, claimId, side } = spokenTo;
  const ownForm = useMemo(
    () => claimForm(week, { position, claimId, side }),
    [week, position, claimId, side],
  );
  const sideForm = useMemo(() => otherSideForm(week), [week]);
  const claim = useKeptDraft(userId, ownForm);
  const otherSide = useKeptDraft(userId, sideForm);
  const create = useMutationOnce({
    mutationFn: async (withOtherSide: boolean) => {
      const { key, text, cites } = claim.latest();
      const stated = otherSide.latest();
      const body = {
        position,
        claimId,
        side,
        text,
        cites: [...cites],
        otherSide: withOtherSide ? { ...stated, cites: [...stated.cites] } : null,
      };
      const sent = sentKey(body, key, randomId);
      claim.change({ key: sent });
      const said = claim.latest();
      const input = { params: { week }, body };
      const options = { idempotencyKey: sent.value };
      const made = await callAndChange(queryClient, createClaim, claimCreated, input, options);
      return { made, said, stated };
    },
    onSuccess: ({ made, said, stated }, withOtherSide) => {
      claim.settle(said);
      if (withOtherSide) otherSide.settle(stated);
      on.made(made);
    },
    onError: on.failed,
  });
  return { claim, otherSide, create };
}
