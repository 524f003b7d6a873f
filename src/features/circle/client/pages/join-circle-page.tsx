import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import { PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { toast } from '#ui/toast-store.ts';
import { joinCircle } from '../../circle.contract.ts';
import { joined, linkQuery } from '../circle-queries.ts';
import { NobodyHere } from '../components/nobody-here.tsx';

/** /circle/join/:token: who invites, what it means, and one button; a visitor comes back here after signing in. */
export function JoinCirclePage() {
  const { token = '' } = useParams();
  const { user } = useCurrentUser();
  const [, navigate] = useLocation();
  const link = useQuery(linkQuery(token));
  const join = useEndpointMutation(joinCircle, {
    changes: joined,
    onSuccess: ({ person }) => {
      toast({ title: `You and ${person.name} are in each other’s circle` });
      navigate('/circle');
    },
    onError: (error) => failureToast('Not Joined', error),
  });
  if (link.isError && link.data === undefined) {
    return <NobodyHere>This invitation is not open any more. Please ask for a new one.</NobodyHere>;
  }
  if (link.data === undefined) return <LoadingScreen />;
  const { inviter, relation } = link.data;
  const next = `next=${encodeURIComponent(`/circle/join/${token}`)}`;
  return (
    <MainContent className="grid min-h-dvh content-center px-4 py-10">
      <Card className="mx-auto flex w-full max-w-md flex-col items-center p-7 text-center sm:p-9">
        <p className="flex items-center gap-2 font-heading text-xl">
          <LampMark className="size-8" />
          Lampstand
        </p>
        <PersonFace person={inviter} size="xl" className="mt-6 size-28" />
        <h1 className="mt-4 text-3xl text-balance">
          <OwnWords>{inviter.name}</OwnWords> invites you to pray together
        </h1>
        <p className="mt-3 text-ink-soft text-pretty">
          In each other’s circle you see what the other asks prayer for. You can leave at any time, without a
          word.
        </p>
        <div className="mt-6 grid w-full gap-3">
          {user === null ? (
            <>
              <Link href={`/register?${next}`} className={buttonClasses('primary', 'lg', 'w-full')}>
                Create an account
              </Link>
              <Link href={`/signin?${next}`} className={buttonClasses('secondary', 'lg', 'w-full')}>
                I have one: sign in
              </Link>
            </>
          ) : relation === 'me' ? (
            <>
              <p>This is your own link. Give it to somebody.</p>
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
        <p className="mt-7 font-scripture text-lg italic text-balance">
          “For where two or three are gathered together in my name, there I am in the middle of them.”
        </p>
        <p className="mt-1 text-sm text-ink-soft">Matthew 18:20, WEB</p>
      </Card>
    </MainContent>
  );
}
