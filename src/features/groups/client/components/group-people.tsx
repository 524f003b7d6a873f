import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Report } from '#features/moderation/client/for-other-features.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { QuietRow } from '#ui/quiet-row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Group } from '../../groups.contract.ts';
import { groupMembersQuery } from '../group-queries.ts';
import { peopleIn } from '../group-texts.ts';
import { AskingPeople } from './asking-people.tsx';
import { GroupLinks } from './group-links.tsx';
import { GroupMemberRow } from './group-member-row.tsx';
import { InviteToGroup } from './invite-to-group.tsx';
import { LeaveGroup } from './leave-group.tsx';
import { MuteGroup } from './mute-group.tsx';

/** Who is in a group and who asks to be, the ways to invite, and what the reader can do about being in it. */
export function GroupPeople({ group, onNeedsHelp }: { group: Group; onNeedsHelp: () => void }) {
  const query = useInfiniteQuery(groupMembersQuery(group.id));
  const [isReporting, setReporting] = useState(false);
  const someoneAsks = group.can.help && (group.asking ?? 0) > 0;
  const members = query.data?.pages.flatMap((page) => page.items) ?? [];
  // Leaders come first, so all of them are on the first page.
  const leaders = members.filter(({ role }) => role === 'leader').length;
  return (
    <div className="pb-6">
      {someoneAsks && <AskingPeople groupId={group.id} onNeedsHelp={onNeedsHelp} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{peopleIn(group.members)}</h2>
        <InviteToGroup group={group} variant={someoneAsks ? 'secondary' : 'primary'} />
      </div>
      {query.isPending && <Skeleton className="mt-3 h-64" />}
      {query.isError && query.data === undefined && (
        <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {members.length > 0 && (
        <ul aria-label="People in this group" className="mt-1">
          {members.map((member) => (
            <GroupMemberRow key={member.person.id} groupId={group.id} member={member} leaders={leaders} />
          ))}
        </ul>
      )}
      <MorePages query={query} className="mt-3">
        More people
      </MorePages>
      {group.can.lead && <GroupLinks group={group} />}
      <div className="mt-6 border-t border-line pt-3">
        <MuteGroup group={group} />
        <div className="-mx-3">
          {group.can.help && (
            <Link
              href={`/community/groups/${group.id}/keep`}
              className="flex min-h-14 items-center gap-4 rounded-control px-3 py-2.5 hover:bg-inset"
            >
              <KeyIcon size={24} aria-hidden className="shrink-0 text-ink-soft" />
              <span>
                <span className="block font-semibold">
                  {group.can.lead ? 'Manage the group' : 'Manage the plan'}
                </span>
                <span className="block text-sm text-ink-soft">
                  {group.can.lead
                    ? 'What you read, what it says of itself, archiving.'
                    : 'What you read, and when.'}
                </span>
              </span>
            </Link>
          )}
          {group.can.report && (
            <QuietRow
              icon={<FlagIcon size={24} />}
              label="Report the group"
              hint="Moderators read it. Nobody here is told who wrote."
              onClick={() => setReporting(true)}
            />
          )}
          <LeaveGroup group={group} leaders={leaders} />
        </div>
      </div>
      <Report
        reported={{ kind: 'study-group', wordsId: group.id, about: group.name }}
        open={isReporting}
        onOpenChange={setReporting}
      />
    </div>
  );
}
