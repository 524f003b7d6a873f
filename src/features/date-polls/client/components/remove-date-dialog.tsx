import { useState } from 'react';
import { saidTimes } from '#features/gatherings/client/for-other-features.ts';
import { ownZone } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ChoiceTiles } from '#ui/choice-tiles.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type DatePoll, removeDate } from '../../date-polls.contract.ts';
import { dateRemoved } from '../date-poll-changes.ts';
import { suitWords } from '../date-words.ts';

/** Asks which date is asked about no more. */
export function RemoveDateDialog({ poll, onClose }: { poll: DatePoll; onClose: () => void }) {
  const [dateId, setDateId] = useState(poll.dates.at(-1)?.id ?? '');
  const remove = useEndpointMutation(removeDate, {
    changes: dateRemoved,
    onSuccess: onClose,
    onError: (error) => failureToast('Not Removed', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove a date?"
      description="What was said of it goes with it."
      confirmLabel="Remove it"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { pollId: poll.id, dateId } })}
    >
      <ChoiceTiles
        legend="Which one?"
        choices={poll.dates.map((date) => {
          const said = saidTimes({ ...date, timezone: poll.timezone }, ownZone(), Date.now());
          return { value: date.id, label: `${said.day}, ${said.from}`, hint: suitWords(date) };
        })}
        value={dateId}
        onChange={setDateId}
      />
    </ConfirmDialog>
  );
}
