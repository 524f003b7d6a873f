import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { useState } from 'react';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { canBeAskedIntoCircle } from '#features/people/people.policy.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InvitationsWaiting } from '../components/invitations-waiting.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { MemberRow } from '../components/member-row.tsx';
import { OpenLinks } from '../components/open-links.tsx';
import { useCircle } from '../use-circle.ts';

/** /circle: who is in it, who asks, and the ways to invite. */
export function CirclePage() {
  const { user } = useCurrentUser();
  const { query, members } = useCircle();
  const [isInviting, setInviting] = useState(false);
  const isUnder16 = !canBeAskedIntoCircle(user?.ageAnswer ?? 'not-asked');
  const invite = !isUnder16 && (
    <Button icon={<UsersThreeIcon size={22} aria-hidden />} onClick={() => setInviting(true)}>
      Invite someone
    </Button>
  );
  return (
    <>
      <SheetPage
        title="My circle"
        description="Those who see what you ask your circle to pray for, and whose requests you see."
        actions={invite}
        width="text"
      >
        <InvitationsWaiting />
        <Card>
          {query.isPending && <Skeleton className="h-24" />}
          {query.isError && query.data === undefined && <NotLoaded onRetry={() => void query.refetch()} />}
          {query.data !== undefined && members.length === 0 && (
            <EmptyState
              picture="/art/spots/circle-empty.svg"
              title={isUnder16 ? 'Circles begin at 16' : 'Who would you like to pray with?'}
            >
              {isUnder16
                ? 'A leader can invite you to a group. Your own list of prayers is here for you.'
                : 'One person is enough. Send a link to someone whom you know.'}
            </EmptyState>
          )}
          {members.length > 0 && (
            <ul aria-label="People in my circle" className="divide-y divide-line">
              {members.map((member) => (
                <MemberRow key={member.person.id} member={member} />
              ))}
            </ul>
          )}
          <MorePages query={query} className="mt-4">
            More people
          </MorePages>
        </Card>
        {!isUnder16 && !query.isPending && <OpenLinks />}
      </SheetPage>
      <InviteDialog open={isInviting} onOpenChange={setInviting} />
    </>
  );
}
