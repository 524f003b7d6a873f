import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ownZone } from '#platform/client/date-text.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { comingWords, ownWords } from '../coming-words.ts';
import { eventPath } from '../events-address.ts';
import { shortWhen } from '../gathering-dates.ts';
import { nextGatheringsQuery } from '../gathering-queries.ts';
import { GatheringFaces } from './gathering-faces.tsx';

/**
 * The next gathering as the title of a page, on the wash over its picture: the page's h1; or with `level` 2 at the head of a card.
 * `children` stand in its place where nothing is near, or it is not known yet.
 */
export function NextGathering({ level = 1, children = null }: { level?: 1 | 2; children?: ReactNode }) {
  const { data } = useQuery(nextGatheringsQuery());
  const next = data?.[0];
  if (next === undefined) return children;
  const own = ownWords(next);
  const Heading = level === 1 ? 'h1' : 'h2';
  const place = next.place?.split('\n')[0] ?? next.group?.name ?? '';
  return (
    <div>
      <p className="font-semibold">Next</p>
      <Heading
        className={
          level === 1 ? 'text-[2rem]/[1.12] text-balance lg:text-[3.5rem]/[1.08]' : 'text-2xl text-balance'
        }
      >
        <Link
          href={eventPath(next)}
          className="inline-flex min-h-11 items-center rounded-sm underline-offset-8 hover:underline"
        >
          <OwnWords className="text-left">{next.title}</OwnWords>
        </Link>
      </Heading>
      <p className="mt-1.5 text-lg">
        {shortWhen(next, ownZone(), Date.now())}
        {place !== '' && (
          <>
            {' · '}
            <OwnWords>{place}</OwnWords>
          </>
        )}
      </p>
      {own !== null && (
        <OwnWords as="p" className="mt-0.5 text-left">
          {`${own}.`}
        </OwnWords>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <GatheringFaces faces={next.faces} />
        {comingWords({ going: next.going, seats: null })}
      </div>
    </div>
  );
}
