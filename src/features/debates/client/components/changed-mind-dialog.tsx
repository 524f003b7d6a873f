import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isSecretNow } from '#features/people/client/for-other-features.ts';
import { createOnce, hadArrivedToast } from '#platform/client/create-once.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { callAndChange } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { useMutationOnce } from '#platform/client/use-mutation-once.ts';
import { Button } from '#ui/button.tsx';
import { CharactersLeft } from '#ui/characters-left.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { changeMind } from '../../claims.contract.ts';
import type { Claim, Debate } from '../../debates.contract.ts';
import { DEBATE_LIMITS } from '../../debates.rules.ts';
import { mindChanged } from '../debate-changes.ts';
import { mindForm } from '../debate-drafts.ts';

/** The highest honour that a claim is given: from what it led somebody, and to what. What is chosen and written stays until it is said. */
export function ChangedMindDialog({
  userId,
  claim,
  debate: { positions, mine },
  onNeedsHelp,
  onClose,
}: {
  userId: string;
  claim: Claim;
  debate: Debate;
  onNeedsHelp: () => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const form = useMemo(() => mindForm(claim.id, mine.stand ?? ''), [claim.id, mine.stand]);
  const kept = useKeptDraft(userId, form);
  const { draft, change: write, clear } = kept;
  const { from, to, text } = draft;
  const [missing, setMissing] = useState(false);
  const change = useMutationOnce({
    mutationFn: () =>
      createOnce(kept, { from, to, text: text.trim() }, (body, options) => {
        const input = { params: { claimId: claim.id }, body };
        return callAndChange(queryClient, changeMind, mindChanged, input, options);
      }),
    onSuccess: ({ made: { xpEarned, needsHelp }, hadArrived }) => {
      if (hadArrived) hadArrivedToast({ isRestKept: false });
      else
        toast({
          title: 'It is said',
          ...(xpEarned > 0 && !isSecretNow(queryClient) && { description: `You earned ${xpEarned} XP.` }),
        });
      clear();
      onClose();
      if (needsHelp) onNeedsHelp();
    },
    onError: (error) => failureToast('Not Said Yet', error),
  });
  const options = positions.map(({ key: value, title }) => ({ value, label: title }));
  const isTooLong = text.length > DEBATE_LIMITS.mindLine;

  function send() {
    if (from === '' || to === '' || isTooLong) return setMissing(true);
    change.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title="This changed my mind"
      description="This can’t be taken back. It is a gift to its author. Nobody is told who you are, not after the close either."
      footer={
        <Button pending={change.isPending} onClick={send}>
          Say so
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label="From"
          placeholder="What did you hold?"
          options={options.map((option) => ({ ...option, disabled: option.value === to }))}
          value={from}
          disabled={change.isPending}
          error={missing && from === '' && 'What did you hold before?'}
          onChange={({ target }) => write({ from: target.value })}
        />
        <Select
          label="To"
          placeholder="What do you hold now?"
          options={options.map((option) => ({ ...option, disabled: option.value === from }))}
          value={to}
          disabled={change.isPending}
          error={missing && to === '' && 'What do you hold now?'}
          onChange={({ target }) => write({ to: target.value })}
        />
        <div className="grid gap-2">
          <TextArea
            label="What was it? (if you like)"
            rows={2}
            value={text}
            readOnly={change.isPending}
            hint="One line, read by all once the week is closed, without your name."
            onChange={({ target }) => write({ text: target.value })}
          />
          <CharactersLeft text={text} max={DEBATE_LIMITS.mindLine} />
        </div>
      </div>
    </Dialog>
  );
}
