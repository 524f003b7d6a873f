import { useMemo, useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { serverNow } from '#platform/client/server-time.ts';
import { useEditDialog } from '#platform/client/use-edit-dialog.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { WordsSinceChanged } from '#ui/words-since-changed.tsx';
import { updateClaim } from '../../claims.contract.ts';
import type { Claim } from '../../debates.contract.ts';
import { DEBATE_LIMITS, saysSomething } from '../../debates.rules.ts';
import { editedClaim } from '../claim-edit.ts';
import { claimUpdated } from '../debate-changes.ts';
import { wordsProblems } from '../words-problems.ts';
import { WordsWithCites } from './words-with-cites.tsx';

interface Props {
  claim: Claim;
  onNeedsHelp: () => void;
  onClose: () => void;
}

/**
 * Changes a claim of one's own: within a quarter of an hour without a trace, and later as a correction that shows what it said. Only
 * 'Cancel' and a save forget what was typed.
 */
export function EditClaimDialog(props: Props) {
  const { user } = useCurrentUser();
  return user && <EditOf userId={user.id} {...props} />;
}

function EditOf({ userId, claim, onNeedsHelp, onClose }: Props & { userId: string }) {
  const { id, own } = claim;
  const form = useMemo(() => editedClaim(id), [id]);
  const now = { text: claim.text, cites: claim.cites };
  const { shown, draft, write, differences, forget, close, overtaken, isKept } = useEditDialog(
    userId,
    form,
    now,
    onClose,
  );
  const [leavesTrace] = useState(() => own !== null && own.hidden === null && own.freeUntil <= serverNow());
  const update = useEndpointMutation(updateClaim, {
    changes: claimUpdated,
    onSuccess: ({ needsHelp }) => {
      forget();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => {
      if (Object.keys(wordsProblems(error)).length === 0) failureToast('Not Changed Yet', error);
    },
  });
  const problems = wordsProblems(update.error);
  const isWrong = !saysSomething(shown.text) || shown.text.length > DEBATE_LIMITS.claim;
  function send() {
    const { text, cites } = differences();
    const body = { ...(text !== undefined && { text }), ...(cites !== undefined && { cites: [...cites] }) };
    if (Object.keys(body).length === 0) forget();
    else update.mutate({ params: { claimId: id }, body });
  }
  return (
    <EditDialog
      title="Change your claim"
      description={
        leavesTrace ? 'Others have read it: what it said first stays readable.' : 'Nobody has read it yet.'
      }
      saveLabel={leavesTrace ? 'Correct it' : 'Save'}
      isSaving={update.isPending}
      isWrong={isWrong}
      onSave={send}
      onCancel={forget}
      onClose={close}
    >
      {overtaken.includes('text') && <WordsSinceChanged what="claim" words={now.text} />}
      <WordsWithCites
        label="Your claim"
        words={shown}
        change={(changes) => {
          write(changes);
          if (update.isError) update.reset();
        }}
        max={DEBATE_LIMITS.claim}
        problem={problems.text}
        citeProblem={problems.cites}
        isKept={Object.keys(draft.changed).length === 0 ? null : isKept}
        readOnly={update.isPending}
      />
    </EditDialog>
  );
}
