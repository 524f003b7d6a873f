import { Link } from 'wouter';
import { cn } from '#ui/class-names.ts';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { GatheringCard } from '../../gatherings-fields.ts';
import { comingWords, ownWords } from '../coming-words.ts';
import { eventPath } from '../events-address.ts';
import { saidTimes } from '../gathering-dates.ts';

/** An occurrence in a list of its day; the whole row leads to it. `zone` is the reader's. */
export function EventRow({ gathering, zone }: { gathering: GatheringCard; zone: string }) {
  const { title, group, place, cancelledAt } = gathering;
  const { day, from, to, time, there } = saidTimes(gathering, zone, Date.now());
  const isCancelled = cancelledAt !== null;
  const own = ownWords(gathering);
  return (
    <li className="not-first:border-t not-first:border-line break-inside-avoid">
      <Link
        href={eventPath(gathering)}
        className="-mx-3 flex min-h-18 flex-wrap gap-x-5 rounded-control px-3 py-3 hover:bg-ink/4"
      >
        <span className="w-[3.5rem] shrink-0 pt-0.5 font-semibold tabular-nums max-[359px]:w-full">
          {/* Heard in a list of links, the dates of a series would have one name. */}
          <span className="sr-only">{day}, </span>
          {from}
          {to !== null && (
            <span className="block text-sm font-normal text-ink-soft max-[359px]:inline">
              <span className="sr-only"> to </span>
              <span aria-hidden="true">–</span>
              {to}
            </span>
          )}
        </span>
        <span className="min-w-0 flex-1 basis-[9rem]">
          <OwnWords
            className={cn(
              'block text-left font-heading text-xl leading-tight',
              isCancelled && 'text-ink-soft line-through',
            )}
          >
            {title}
          </OwnWords>
          {isCancelled && <span className="block font-semibold text-clay">Cancelled</span>}
          <OwnWords className="mt-0.5 block text-left text-ink-soft">
            {[group?.name ?? 'For everyone', place]
              .filter((part) => part !== null)
              .map(isolated)
              .join(' · ')}
          </OwnWords>
          {to === null && <span className="block text-sm text-ink-soft">{time}</span>}
          {there !== null && <span className="block text-sm text-ink-soft">{there}</span>}
          {!isCancelled && (
            <OwnWords className="block text-left text-sm text-ink-soft">
              {[own, comingWords(gathering)].filter((part) => part !== null).join(' · ')}
            </OwnWords>
          )}
        </span>
      </Link>
    </li>
  );
}
