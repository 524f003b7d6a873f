import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallInput } from '#contract/define-endpoint.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { decideCase, undoDecision } from '../decisions.contract.ts';
import { type Decision, MODERATION_LIMITS } from '../moderation.rules.ts';
import { caseQuery, decided, undone } from './moderation-queries.ts';

/** The last decision of this visit, as long as it can be taken back. */
export interface LastDecision {
  action: Decision;
  /** Who is told of it; null: nobody is named. */
  name: string | null;
  decisionId: string;
  /** By the clock of this device, which may be another than the server's. UTC epoch milliseconds. */
  undoUntil: number;
}

export interface Decisions {
  /** @param onDone called once the server has decided so: what was written for it can be forgotten then */
  decide: (input: CallInput<typeof decideCase>, name: string | null, onDone: () => void) => void;
  undo: () => void;
  /** Null once its ten minutes are over, at the latest when something is rendered then. */
  last: LastDecision | null;
  isUndoing: boolean;
  /** It is being decided: the next one is shown already. */
  isLeaving: (caseId: string) => boolean;
  forget: () => void;
}

/** Decides at once and shows the next; what the server does not take comes back, and says why. */
export function useDecisions({
  onDecided,
  onReopened,
}: {
  onDecided: () => void;
  onReopened: (caseId: string) => void;
}): Decisions {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<LastDecision | null>(null);
  const queryClient = useQueryClient();
  const decision = useEndpointMutation(decideCase, { changes: decided });
  const undoing = useEndpointMutation(undoDecision, {
    changes: undone,
    onSuccess: (opened) => {
      setLast(null);
      onReopened(opened.id);
    },
    onError: (error) => {
      failureToast('Not Undone', error);
      setLast(null);
    },
  });

  function leave(caseId: string, isLeaving: boolean) {
    setLeaving((before) => {
      const after = new Set(before);
      if (isLeaving) after.add(caseId);
      else after.delete(caseId);
      return after;
    });
  }

  return {
    last,
    isUndoing: undoing.isPending,
    isLeaving: (caseId) => leaving.has(caseId),
    forget: () => setLast(null),
    undo: () => last && undoing.mutate({ params: { decisionId: last.decisionId } }),
    decide(input, name, onDone) {
      const { caseId } = input.params;
      const { action } = input.body;
      leave(caseId, true);
      setLast(null);
      onDecided();
      decision
        .mutateAsync(input)
        .then(({ decisionId, undoUntil }) => {
          onDone();
          if (undoUntil === null) return;
          setLast({ action, name, decisionId, undoUntil: Date.now() + MODERATION_LIMITS.undoMs });
        })
        .catch((error: Error) => {
          failureToast('Not Done', error);
          // The words may be others now: those that were read are not shown again.
          void queryClient.resetQueries(onlyQuery(caseQuery(caseId)));
          onReopened(caseId);
        })
        .finally(() => leave(caseId, false));
    },
  };
}
