import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { useAppShape } from '#platform/client/client-feature.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ComeInLinks } from '#ui/come-in-links.tsx';
import { InvitationNotHere } from '#ui/invitation-not-here.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { toast } from '#ui/toast-store.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { type getGroupByLink, joinByLink } from '../../joining.contract.ts';
import { GroupFacts } from '../components/group-facts.tsx';
import { GroupGuidelines } from '../components/group-guidelines.tsx';
import { joinedByLink } from '../group-changes.ts';
import { groupByLinkQuery } from '../group-queries.ts';
import { useAccepted } from '../use-accepted.ts';

type Invitation = CallOutput<typeof getGroupByLink>;

/** /community/join/:token: into what, by whom, and one button; a visitor comes back here after signing in. */
export function JoinGroupPage() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(groupByLinkQuery(token));
  usePageTitle(data ? `An invitation to ${isolated(data.group.name)}` : 'An invitation');
  if (data !== undefined) return <Invited token={token} invitation={data} />;
  if (error === null) return <LoadingScreen />;
  const isClosed = isRefusal(error);
  return <InvitationNotHere isClosed={isClosed} pending={isFetching} onRetry={() => void refetch()} />;
}

function Invited({ token, invitation: { group, inviter } }: { token: string; invitation: Invitation }) {
  const { Room } = useAppShape().drawings;
  return (
    <MainContent>
      <Suspense>
        <Room room={group.room} />
      </Suspense>
      <OneSky
        middle="request"
        bar={<SkyBar back="/" label="Not now" closes />}
        sky={
          <Sky className="pt-4 lg:pt-24">
            <OwnWords
              as="h1"
              className="text-left text-[min(2.25rem,14vw)]/[1.1] text-balance lg:text-[3.5rem]/[1.08]"
            >
              {group.name}
            </OwnWords>
            <div className="mt-4 flex items-center gap-3">
              <PersonFace person={inviter} />
              <p>
                <OwnWords translate="no">{inviter.name}</OwnWords> invites you
              </p>
            </div>
          </Sky>
        }
        className="lg:justify-end lg:pt-12 lg:pb-5"
      >
        <WayIn token={token} group={group} />
      </OneSky>
    </MainContent>
  );
}

function WayIn({ token, group }: { token: string; group: Invitation['group'] }) {
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const accepted = useAccepted(group.guidelines);
  const join = useEndpointMutation(joinByLink, {
    changes: joinedByLink,
    onSuccess: ({ id, name }) => {
      toast({ title: `You are in: ${isolated(name)}` });
      navigate(`/community/groups/${id}`, { replace: true });
    },
    onError: (error) => failureToast('Not Joined', error),
  });
  const isIn = group.standing !== 'none' && group.standing !== 'asked';
  return (
    <div className="flex grow flex-col pb-5 lg:grow-0">
      <GroupFacts group={group} hasLink />
      {user !== null && !isIn && <GroupGuidelines {...accepted.guidelines} />}
      <div className="mt-auto grid gap-3 pt-6">
        {user === null && <ComeInLinks next={`/community/join/${token}`} />}
        {user !== null && isIn && (
          <>
            <p>You are in this group already.</p>
            <Link href={`/community/groups/${group.id}`} className={buttonClasses('primary', 'lg', 'w-full')}>
              To the group
            </Link>
          </>
        )}
        {user !== null && !isIn && (
          <>
            <Button
              size="lg"
              className="w-full"
              pending={join.isPending}
              onClick={() => accepted.ifAccepted(() => join.mutate({ params: { token } }))}
            >
              Come in
            </Button>
            <Link href="/" className={buttonClasses('ghost', 'lg', 'w-full')}>
              Not now
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
