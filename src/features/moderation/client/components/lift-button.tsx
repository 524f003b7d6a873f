import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { liftAction } from '../../decisions.contract.ts';
import type { ModerationAction } from '../../moderation.contract.ts';
import { DECISION_REASON_LABELS, LIFT_REASONS, MODERATION_LIMITS } from '../../moderation.rules.ts';
import { lifted } from '../moderation-queries.ts';
import { ChoiceRow } from './choice-row.tsx';

type LiftReason = (typeof LIFT_REASONS)[number];

const ENDS: Partial<Record<ModerationAction['action'], string>> = {
  hide: 'Show it again',
  mute: 'End the mute',
  ban: 'Let them in again',
};

/** Takes back what was done longer ago than an undo reaches; its author is told. */
export function LiftButton({
  action,
  isLink = false,
}: {
  action: ModerationAction;
  /** In a long list it stands beside a link, and looks like it. */
  isLink?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<LiftReason>('read-wrongly');
  const [note, setNote] = useState('');
  const lift = useEndpointMutation(liftAction, {
    changes: lifted,
    onSuccess: () => setOpen(false),
    onError: (error) => failureToast('Not Taken Back', error),
  });
  const label = ENDS[action.action] ?? 'Take it back';
  return (
    <>
      {isLink ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-11 text-sm font-semibold text-dusk underline underline-offset-4"
        >
          {label}
        </button>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={label}
        description="It takes effect at once. The author reads your reason, and the row stays in the record."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button
              pending={lift.isPending}
              onClick={() =>
                lift.mutate({ params: { actionId: action.id }, body: { reason, note: note.trim() } })
              }
            >
              {label}
            </Button>
          </>
        }
      >
        <fieldset className="divide-y divide-line">
          <legend className="sr-only">Reason</legend>
          {LIFT_REASONS.map((one) => (
            <ChoiceRow
              key={one}
              name={`lift-${action.id}`}
              checked={reason === one}
              onChoose={() => setReason(one)}
            >
              {DECISION_REASON_LABELS[one]}
            </ChoiceRow>
          ))}
        </fieldset>
        <TextArea
          className="mt-3 [&>textarea]:min-h-20"
          label="A word to them (optional)"
          rows={2}
          maxLength={MODERATION_LIMITS.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Dialog>
    </>
  );
}
