import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type DatePoll, deleteDatePoll } from '../../date-polls.contract.ts';
import { DATE_POLL_LIMITS } from '../../date-polls.rules.ts';
import { datePollEnded } from '../date-poll-changes.ts';
import { AddDateDialog } from './add-date-dialog.tsx';
import { RemoveDateDialog } from './remove-date-dialog.tsx';

type Opened = 'add' | 'remove' | 'end' | 'report';

/** What else can be done: hosts change the dates and call the search off, others may report it. */
export function DatePollMenu({ poll }: { poll: DatePoll }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const { can, dates } = poll;
  const close = () => setOpen(null);
  if (!can.keep && !can.end && !can.report) return null;
  const hosts = can.keep || can.end;
  const coming = dates.filter(({ isOver }) => !isOver);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={hosts ? 'Change the dates or call it off' : 'More about this search'}
            icon={<DotsThreeIcon size={26} aria-hidden />}
          />
        }
      >
        {can.keep && dates.length < DATE_POLL_LIMITS.dates && (
          <MenuItem onSelect={() => setOpen('add')}>Add a date</MenuItem>
        )}
        {can.keep && coming.length > 1 && (
          <MenuItem onSelect={() => setOpen('remove')}>Remove a date</MenuItem>
        )}
        {can.end && (
          <MenuItem className="text-clay" onSelect={() => setOpen('end')}>
            Call it off
          </MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'add' && <AddDateDialog poll={poll} onClose={close} />}
      {open === 'remove' && <RemoveDateDialog poll={poll} onClose={close} />}
      {open === 'end' && <EndDialog poll={poll} onClose={close} />}
      <Report
        reported={{ kind: 'date-poll', wordsId: poll.id, about: null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function EndDialog({ poll, onClose }: { poll: DatePoll; onClose: () => void }) {
  const [, navigate] = useLocation();
  const end = useEndpointMutation(deleteDatePoll, {
    changes: datePollEnded,
    onSuccess: () => navigate(`/community/groups/${poll.group.id}`, { replace: true }),
    onError: (error) => failureToast('Not Called Off', error),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Call this search off?"
      description="No date is looked for any more, and what was answered goes with it."
      confirmLabel="Call it off"
      cancelLabel="Keep it"
      destructive
      pending={end.isPending}
      onConfirm={() => end.mutate({ params: { pollId: poll.id } })}
    />
  );
}
