import { type FormEvent, useState } from 'react';
import { clocksAt } from '#features/gatherings/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { addDate, type DatePoll } from '../../date-polls.contract.ts';
import { dateAdded } from '../date-poll-changes.ts';

/** One more date, on the clocks of the place; at the time of the last one, as long as no other is chosen. */
export function AddDateDialog({ poll, onClose }: { poll: DatePoll; onClose: () => void }) {
  const last = poll.dates.at(-1);
  const [day, setDay] = useState('');
  const [from, setFrom] = useState(last ? clocksAt(last.startsAt, poll.timezone).slice(11) : '19:00');
  const add = useEndpointMutation(addDate, {
    changes: dateAdded,
    onSuccess: onClose,
    onError: (error) => failureToast('Not Added Yet', error),
  });
  const problem = issuesByField(add.error)['startsAt'];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !add.isPending && onClose()}
      title="One more date"
      description="Whoever has answered is told."
      footer={
        <Button type="submit" form="add-date" pending={add.isPending} disabled={day === '' || from === ''}>
          Ask about it
        </Button>
      }
    >
      <form
        id="add-date"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!add.isPending)
            add.mutate({ params: { pollId: poll.id }, body: { startsAt: `${day}T${from}` } });
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4"
      >
        <TextField
          label="Day"
          type="date"
          error={problem}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField label="From" type="time" value={from} onChange={({ target }) => setFrom(target.value)} />
      </form>
    </Dialog>
  );
}
