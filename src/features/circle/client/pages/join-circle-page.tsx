import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import { PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { canBeAskedIntoCircle } from '#features/people/people.policy.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ComeInLinks } from '#ui/come-in-links.tsx';
import { InvitationNotHere } from '#ui/invitation-not-here.tsx';
import { isolated } from '#ui/isolated.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { ScenePage } from '#ui/scene-page.tsx';
import { toast } from '#ui/toast-store.ts';
import { joinCircle } from '../../circle.contract.ts';
import type { LinkState } from '../../circle.rules.ts';
import { joined, linkQuery } from '../circle-queries.ts';

/** What whoever made the link can do with it. */
const WHAT_OF_IT: Record<LinkState, string> = {
  open: 'Give it to somebody.',
  used: 'It was used, and lets nobody else in. In your circle you can make a new one.',
  over: 'Its 14 days are over, and it lets nobody in. In your circle you can make a new one.',
};

/** /circle/join/:token: who invites, what it means, and one button; a visitor comes back here after signing in. */
export function JoinCirclePage() {
  const { token = '' } = useParams();
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const link = useQuery(linkQuery(token));
  const join = useEndpointMutation(joinCircle, {
    changes: joined,
    onSuccess: ({ person }) => {
      toast({ title: `You and ${isolated(person.name)} are in each other’s circle` });
      navigate('/circle');
    },
    onError: (error) => failureToast('Not Joined', error),
  });
  if (link.isError && link.data === undefined) {
    const isClosed = isRefusal(link.error);
    return (
      <InvitationNotHere isClosed={isClosed} pending={link.isFetching} onRetry={() => void link.refetch()} />
    );
  }
  if (link.data === undefined) return <LoadingScreen />;
  const { inviter, relation, state } = link.data;
  return (
    <ScenePage>
      <div className="flex flex-wrap items-start justify-between gap-3">
        {/* Half of it stands in the morning. */}
        <PersonFace
          person={inviter}
          size="xl"
          className="-mt-17 ring-4 ring-surface sm:-mt-20 lg:mt-0 lg:ring-ground"
        />
        <p className="flex items-center gap-2 font-heading text-lg">
          <LampMark className="size-8" />
          Lampstand
        </p>
      </div>
      <h1 className="mt-4">
        <OwnWords translate="no" className="block text-left text-4xl wrap-anywhere">
          {inviter.name}
        </OwnWords>{' '}
        <span className="mt-1 block text-xl">invites you to pray together</span>
      </h1>
      <p className="mt-3 text-ink-soft text-pretty">
        In each other’s circle you see what the other asks prayer for. You can leave at any time, without a
        word.
      </p>
      <div className="mt-6 grid w-full gap-3">
        {user === null ? (
          <ComeInLinks next={`/circle/join/${token}`} />
        ) : relation === 'me' ? (
          <>
            <p>This is your own link. {WHAT_OF_IT[state ?? 'open']}</p>
            <Link href="/circle" className={buttonClasses('primary', 'lg', 'w-full')}>
              My circle
            </Link>
          </>
        ) : relation === 'in-circle' ? (
          <>
            <p>You are in each other’s circle already.</p>
            <Link href="/circle" className={buttonClasses('primary', 'lg', 'w-full')}>
              My circle
            </Link>
          </>
        ) : !canBeAskedIntoCircle(user.ageAnswer) ? (
          <>
            <p>
              Circles begin at 16. A leader can invite you to a group. Your own list of prayers is here for
              you.
            </p>
            <Link href="/prayers" className={buttonClasses('primary', 'lg', 'w-full')}>
              My prayers
            </Link>
          </>
        ) : (
          <>
            <Button
              size="lg"
              className="w-full"
              pending={join.isPending}
              onClick={() => join.mutate({ params: { token } })}
            >
              Come into the circle
            </Button>
            <Link href="/" className={buttonClasses('ghost', 'lg', 'w-full')}>
              Not now
            </Link>
          </>
        )}
      </div>
      <p className="mt-6 border-t border-line pt-5 font-scripture text-lg italic text-balance">
        “For where two or three are gathered together in my name, there I am in the middle of them.”
      </p>
      <p className="mt-1 text-sm text-ink-soft">Matthew 18:20, WEB</p>
    </ScenePage>
  );
}
