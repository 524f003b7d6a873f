import { Link } from 'wouter';
import { ApiError } from '#platform/client/api-error.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';

/** In place of a group or a thread that did not arrive, or is not for this reader. */
export function GroupNotHere({
  error,
  title,
  pending,
  onRetry,
}: {
  error: Error;
  title: string;
  pending: boolean;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.status < 500;
  return (
    <MainContent>
      <OneSky
        middle="request"
        bar={<SkyBar back="/community" label="Back to the community" />}
        sky={
          <Sky className="pt-4 lg:pt-24">
            <h1 className="text-[2rem] text-balance">{isGone ? title : 'This did not arrive'}</h1>
            <p className="mt-3 max-w-md text-pretty">
              {isGone
                ? 'It may be gone, or be for its own people. A leader can send you a link.'
                : 'Please look at your connection and try again.'}
            </p>
          </Sky>
        }
        className="pb-6"
      >
        {isGone ? (
          <Link href="/community" className={buttonClasses('primary', 'lg', 'w-full')}>
            To the community
          </Link>
        ) : (
          <Button size="lg" className="w-full" pending={pending} onClick={onRetry}>
            Try again
          </Button>
        )}
      </OneSky>
    </MainContent>
  );
}
