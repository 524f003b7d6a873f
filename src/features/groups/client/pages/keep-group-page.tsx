import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'wouter';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { InsteadPage, NotArrivedPage } from '#ui/instead-page.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { Group } from '../../groups.contract.ts';
import { ArchiveGroup } from '../components/archive-group.tsx';
import { EditGroup } from '../components/edit-group.tsx';
import { GroupActs } from '../components/group-acts.tsx';
import { PlanEditor } from '../components/plan-editor.tsx';
import { groupQuery } from '../group-queries.ts';
import { archivedWords } from '../group-texts.ts';

/** /community/groups/:groupId/keep: for leaders, and its plan for helpers too. */
export function KeepGroupPage() {
  const { groupId = '' } = useParams();
  const { user } = useCurrentUser();
  const { data: group, error, isFetching, refetch } = useQuery(groupQuery(groupId));
  usePageTitle(group === undefined ? 'Manage the group' : `Manage ${isolated(group.name)}`);
  if (user === null || (group === undefined && error === null)) return <LoadingScreen />;
  if (group?.can.help === true) return <Keeping key={group.id} group={group} userId={user.id} />;
  const way = { back: '/community', label: 'Back to the community' };
  if (error !== null && !isRefusal(error))
    return <NotArrivedPage {...way} pending={isFetching} onRetry={() => refetch()} />;
  return (
    <InsteadPage
      {...way}
      title="Its leaders manage this group"
      text="Only they, and for the plan their helpers, find something to do here."
      on={{ href: '/community', label: 'To the community' }}
    />
  );
}

function Keeping({ group, userId }: { group: Group; userId: string }) {
  const { Room } = useAppShape().drawings;
  const isArchived = group.archivedAt !== null;
  return (
    <MainContent>
      <Suspense>
        <Room room={group.room} />
      </Suspense>
      <OneSky
        width="pages"
        middle="request"
        grows="sheet"
        bar={<SkyBar back={`/community/groups/${group.id}`} label="Back to the group" />}
        sky={
          <Sky className="pt-2 lg:pt-24">
            <p>{group.can.lead ? 'Manage the group' : 'Manage the plan'}</p>
            <OwnWords
              as="h1"
              className="text-left text-[min(2rem,14vw)]/[1.15] text-balance lg:text-[3.5rem]/[1.08]"
            >
              {group.name}
            </OwnWords>
          </Sky>
        }
        className="pb-10 lg:px-14 lg:pt-12"
      >
        <div className="grid gap-8 *:not-first:border-t *:not-first:border-line *:not-first:pt-7">
          {isArchived ? <p>{archivedWords(group)}</p> : <PlanEditor groupId={group.id} userId={userId} />}
          {group.can.lead && !isArchived && <EditGroup group={group} userId={userId} />}
          {group.can.lead && <ArchiveGroup group={group} />}
          {group.can.lead && <GroupActs groupId={group.id} />}
        </div>
      </OneSky>
    </MainContent>
  );
}
