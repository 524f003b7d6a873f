import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { createOnce, hadArrivedToast } from '#platform/client/create-once.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { createClaim } from '../claims.contract.ts';
import { claimCreated } from './debate-changes.ts';
import { claimForm, otherSideForm } from './debate-drafts.ts';
import type { SpokenTo } from './debates-address.ts';

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
      const said = claim.latest();
      const { text, cites } = said;
      const stated = otherSide.latest();
      const body = {
        position,
        claimId,
        side,
        text,
        cites: [...cites],
        otherSide: withOtherSide ? { ...stated, cites: [...stated.cites] } : null,
      };
      const created = await createOnce(claim, body, (of, options) =>
        callAndChange(queryClient, createClaim, claimCreated, { params: { week }, body: of }, options),
      );
      return { ...created, said, stated };
    },
    onSuccess: ({ made, body, hadArrived, said, stated }) => {
      const { text, cites, otherSide: other } = body;
      claim.settle({ ...said, ...(hadArrived && { text, cites }), sent: claim.latest().sent });
      if (other) otherSide.settle(hadArrived ? { ...other } : stated);
      if (hadArrived) hadArrivedToast();
      on.made(made);
    },
    onError: on.failed,
  });
  return { claim, otherSide, create };
}
