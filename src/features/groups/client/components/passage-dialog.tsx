import { useState } from 'react';
import { dateAfter } from '#contract/local-dates.ts';
import { isBlank } from '#contract/visible-text.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { saidDay } from '#platform/client/said-day.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type PlannedPassageItem, removePassage, updatePassage } from '../../plan.contract.ts';
import { today } from '../group-dates.ts';
import { passageRemoved, passageUpdated } from '../plan-changes.ts';

/**
 * Changes one passage or the day on which it begins, for itself or with all that follow; what somebody has answered stays what it is.
 * `isLast`: none follows it.
 */
export function PassageDialog({
  groupId,
  passage,
  isLast,
  onClose,
}: {
  groupId: string;
  passage: PlannedPassageItem;
  isLast: boolean;
  onClose: () => void;
}) {
  // Only what is typed here: somebody else may change the other field meanwhile.
  const [typed, setTyped] = useState<{ reference?: string; startsOn?: string }>({});
  const { reference, startsOn } = { reference: passage.reference, startsOn: passage.startsOn, ...typed };
  const [andFollowing, setAndFollowing] = useState(false);
  const params = { groupId, passageId: passage.id };
  const update = useEndpointMutation(updatePassage, {
    changes: passageUpdated,
    onSuccess: onClose,
    onError: (error) => failureToast('Not Changed', error),
  });
  const remove = useEndpointMutation(removePassage, {
    changes: passageRemoved,
    onSuccess: () => {
      toast({ title: `${passage.reference} is not in the plan any more` });
      onClose();
    },
    onError: (error) => failureToast('Still In The Plan', error),
  });
  const isAnswered = passage.posts > 0;
  const notFound =
    update.error instanceof ApiError && update.error.code === 'PASSAGE_NOT_FOUND'
      ? update.error.serverMessage
      : undefined;
  const isMoved = startsOn !== passage.startsOn;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !update.isPending && onClose()}
      title={passage.reference}
      footer={
        <>
          {!isAnswered && (
            <Button
              variant="ghost-destructive"
              pending={remove.isPending}
              onClick={() => remove.mutate({ params })}
            >
              Take it out
            </Button>
          )}
          <Button
            pending={update.isPending}
            disabled={isBlank(reference) || startsOn === ''}
            onClick={() =>
              update.mutate({
                params,
                body: {
                  ...(reference.trim() !== passage.reference && { reference: reference.trim() }),
                  ...(isMoved && { startsOn, andFollowing }),
                },
              })
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Passage"
          value={reference}
          disabled={isAnswered}
          error={notFound}
          hint={isAnswered ? 'Somebody has answered it, so it stays.' : undefined}
          onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
        />
        <TextField
          label="Read from"
          type="date"
          hint={startsOn === '' ? undefined : saidDay(startsOn, today())}
          error={issuesByField(update.error)['startsOn']}
          value={startsOn}
          onChange={({ target }) => setTyped({ ...typed, startsOn: target.value })}
        />
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={startsOn === ''}
          onClick={() => {
            setTyped({ ...typed, startsOn: dateAfter(startsOn, 7) });
            setAndFollowing(true);
          }}
        >
          A week later
        </Button>
        {!isLast && isMoved && (
          <SwitchRow
            label="All that follow move along"
            hint="By as many days."
            isOn={andFollowing}
            onChange={setAndFollowing}
          />
        )}
      </div>
    </Dialog>
  );
}
