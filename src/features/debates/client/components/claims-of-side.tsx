import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClasses } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import type { ClaimCard } from '../../debates-fields.ts';
import { belowQuery } from '../debate-queries.ts';
import { type SpokenTo, speakPath } from '../debates-address.ts';
import { ClaimRow } from './claim-row.tsx';
import { SideLine } from './side-mark.tsx';

/** What speaks for a position or a claim, or against it: the first ones, and all of them by pages. */
export function ClaimsOfSide({
  week,
  spokenTo,
  claims,
  count,
  canSpeak,
}: {
  week: string;
  spokenTo: SpokenTo;
  /** The first ones. */
  claims: readonly ClaimCard[];
  /** All that there are. */
  count: number;
  canSpeak: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const all = useInfiniteQuery({ ...belowQuery(week, spokenTo), enabled: isOpen });
  const shown = all.data?.pages.flatMap(({ items }) => items) ?? claims;
  const { side } = spokenTo;
  const more = count - claims.length;
  const label = `${count === 0 ? 'Nothing' : count.toLocaleString('en-US')} ${side} this`;
  return (
    <section aria-label={label} className="min-w-0">
      <SideLine side={side} as="h2">
        {count === 0 ? `${label} yet` : label}
      </SideLine>
      {shown.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {shown.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      {isOpen && all.data !== undefined && (
        <MorePages query={all} className="mt-2">
          More
        </MorePages>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 empty:hidden">
        {canSpeak && (
          <Link href={speakPath(week, spokenTo)} className={buttonClasses('secondary')}>
            {side === 'for' ? 'Speak for it' : 'Speak against it'}
          </Link>
        )}
        {more > 0 && all.data === undefined && (
          <Button variant="ghost" pending={isOpen && all.isFetching} onClick={() => open()}>
            {more === 1 ? 'One more' : `${more.toLocaleString('en-US')} more`}
          </Button>
        )}
      </div>
    </section>
  );

  function open() {
    if (isOpen) void all.refetch();
    else setOpen(true);
  }
}
