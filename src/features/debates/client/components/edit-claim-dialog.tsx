import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { updateClaim } from '../../claims.contract.ts';
import type { Claim } from '../../debates.contract.ts';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { claimUpdated } from '../debate-changes.ts';
import { wordsProblems } from '../words-problems.ts';
import { WordsWithCites, type WrittenWords } from './words-with-cites.tsx';

/** Changes a claim of one's own: within a quarter of an hour without a trace, and later as a correction that shows what it said. */
export function EditClaimDialog({
  claim,
  onNeedsHelp,
  onClose,
}: {
  claim: Claim;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const { id, own } = claim;
  const [words, setWords] = useState<WrittenWords>({ text: claim.text, cites: claim.cites });
  const [leavesTrace] = useState(() => own !== null && own.hidden === null && own.freeUntil <= Date.now());
  const update = useEndpointMutation(updateClaim, {
    changes: claimUpdated,
    onSuccess: ({ needsHelp }) => {
      onClose();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => {
      if (Object.keys(wordsProblems(error)).length === 0) failureToast('Not changed yet', error);
    },
  });
  const problems = wordsProblems(update.error);
  const isWrong = words.text.trim() === '' || words.text.length > DEBATE_LIMITS.claim;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !update.isPending && onClose()}
      title="Change your claim"
      description={
        leavesTrace ? 'Others have read it: what it said first stays readable.' : 'Nobody has read it yet.'
      }
      footer={
        <Button
          pending={update.isPending}
          disabled={isWrong}
          onClick={() =>
            update.mutate({ params: { claimId: id }, body: { text: words.text, cites: [...words.cites] } })
          }
        >
          {leavesTrace ? 'Correct it' : 'Save'}
        </Button>
      }
    >
      <WordsWithCites
        label="Your claim"
        words={words}
        change={(changes) => {
          setWords((before) => ({ ...before, ...changes }));
          if (update.isError) update.reset();
        }}
        max={DEBATE_LIMITS.claim}
        problem={problems.text}
        citeProblem={problems.cites}
        isKept={null}
      />
    </Dialog>
  );
}
