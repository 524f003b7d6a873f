import { Link } from 'wouter';
import { ApiError } from '#platform/client/api-error.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { debatesPath } from '../debates-address.ts';

/** In place of a question or a claim that did not arrive, or is not for this reader. */
export function DebateNotHere({
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
  const status = error instanceof ApiError && error.status < 500 ? error.status : null;
  return (
    <MainContent>
      <OneSky
        middle="request"
        bar={<SkyBar back={debatesPath} label="Back to the debates" />}
        sky={
          <Sky className="pt-4 lg:pt-24">
            <h1 className="text-[2rem] text-balance">{status === null ? 'This did not arrive' : title}</h1>
            <p className="mt-3 max-w-md text-pretty">{WHY[status ?? 0] ?? WHY[404]}</p>
          </Sky>
        }
        className="pb-6"
      >
        {status === null ? (
          <Button size="lg" className="w-full" pending={pending} onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Link href={debatesPath} className={buttonClasses('primary', 'lg', 'w-full')}>
            To this week’s question
          </Link>
        )}
      </OneSky>
    </MainContent>
  );
}

const WHY: Readonly<Record<number, string>> = {
  0: 'Please look at your connection and try again.',
  403: 'Under 16, a question is for talking over with people who know you. It and its passages are there for you.',
  404: 'It may have been taken back, or it is of a week that has not begun.',
};
