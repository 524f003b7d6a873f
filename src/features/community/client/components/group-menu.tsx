import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { groupMembersQuery, groupMuted, LeaveDialog } from '#features/groups/client/for-other-features.ts';
import { type Group, setGroupMuted } from '#features/groups/groups.contract.ts';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { type ToastContent, toast } from '#ui/toast-store.ts';

/** What a member can do about a group: hear of it or not, keep it, report it, leave it. */
export function GroupMenu({ group }: { group: Group }) {
  const [open, setOpen] = useState<'leave' | 'report' | null>(null);
  const { id, isMuted, can } = group;
  const mute = useEndpointMutation(setGroupMuted, {
    changes: groupMuted,
    onSuccess: (now) => toast(mutedWords(now.isMuted)),
    onError: (error) => failureToast('Nothing Changed', error),
  });
  const toggle = () => mute.mutate({ params: { groupId: id }, body: { isMuted: !isMuted } });
  return (
    <>
      <DropdownMenu
        trigger={<IconButton label="More about this group" icon={<DotsThreeIcon size={26} aria-hidden />} />}
      >
        <MenuItem onSelect={toggle}>{isMuted ? 'Unmute this group' : 'Mute this group'}</MenuItem>
        {can.help && group.archivedAt === null && (
          <>
            <MenuItem asChild>
              <Link href={`/community/events/new?group=${id}`}>Plan an event</Link>
            </MenuItem>
            <MenuItem asChild>
              <Link href={`/community/dates/new?group=${id}`}>Find a date</Link>
            </MenuItem>
          </>
        )}
        {can.help && (
          <MenuItem asChild>
            <Link href={`/community/groups/${id}/keep`}>
              {can.lead ? 'Manage the group' : 'Manage the plan'}
            </Link>
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link href={`/community/taken-along?group=${id}`}>Take everything along</Link>
        </MenuItem>
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
        <MenuItem className="text-clay" onSelect={() => setOpen('leave')}>
          Leave
        </MenuItem>
      </DropdownMenu>
      {open === 'leave' && <Leaving group={group} onClose={() => setOpen(null)} />}
      <Report
        reported={{ kind: 'study-group', wordsId: id, about: group.name }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}

function mutedWords(isMuted: boolean): ToastContent {
  return isMuted
    ? {
        title: 'This group is muted',
        description: 'You aren’t told what is new here. What concerns you yourself still reaches you.',
      }
    : { title: 'You are told again what is new here' };
}

/** Whether somebody else leads the group is known by its people; leaders are on the first page. */
function Leaving({ group, onClose }: { group: Group; onClose: () => void }) {
  const { data } = useInfiniteQuery(groupMembersQuery(group.id));
  if (data === undefined && group.standing === 'leader') return null;
  const leaders = data?.pages[0]?.items.filter(({ role }) => role === 'leader').length ?? 0;
  return <LeaveDialog group={group} leaders={leaders} onClose={onClose} />;
}
