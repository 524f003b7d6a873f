import { useState } from 'react';
import { useLocation } from 'wouter';
import { eventPath, type SaidTimes } from '#features/gatherings/client/for-other-features.ts';
import { GATHERING_LIMITS } from '#features/gatherings/gatherings.rules.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast-store.ts';
import { type DatePoll, decideDate, type PolledDate } from '../../date-polls.contract.ts';
import { dateDecided } from '../date-poll-changes.ts';

/** Asks where it will be, and plans the event on a date. */
export function DecideDialog({
  poll,
  date,
  said,
  onClose,
}: {
  poll: DatePoll;
  date: PolledDate;
  said: SaidTimes;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const [place, setPlace] = useState('');
  const decide = useEndpointMutation(decideDate, {
    changes: dateDecided,
    onSuccess: ({ gathering }) => {
      toast({ title: 'Planned', description: 'The group is told. Whoever said that they can is coming.' });
      onClose();
      if (gathering !== null) navigate(eventPath(gathering));
    },
    onError: (error) => failureToast('Not Planned Yet', error),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !decide.isPending && onClose()}
      title="Take this date?"
      description={`${said.day}, ${said.time}. It becomes an event of the group. Who can is coming, who can if needed may come; each can change that there.`}
      footer={
        <Button
          pending={decide.isPending}
          onClick={() =>
            decide.mutate({ params: { pollId: poll.id }, body: { dateId: date.id, place: place.trim() } })
          }
        >
          Plan it
        </Button>
      }
    >
      <TextField
        label="Where (optional)"
        maxLength={GATHERING_LIMITS.place}
        placeholder="Hannah’s kitchen, 14 Mill Lane"
        hint="Shown to those who come."
        autoComplete="off"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
    </Dialog>
  );
}
