import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { placesName } from '../../places.rules.ts';
import type { WholePlan } from '../../plans.contract.ts';
import { daysOf } from '../../schedule.rules.ts';
import { shortDay } from '../plan-words.ts';
import { PlaceRow } from './place-row.tsx';

const BEFORE = 2;
const AFTER = 10;
const MORE = 30;

/** The days of a plan, quietly: those around the open one first. */
export function PlanDays({ plan }: { plan: WholePlan }) {
  const { places, division, dates, read, skippedTo } = plan.all;
  const days = daysOf(division);
  const done = new Set(read);
  const open = plan.open === null ? 0 : days.findIndex(({ to }) => plan.open!.places[0]!.at < to);
  const [shown, setShown] = useState(() => ({
    from: Math.max(0, open - BEFORE),
    to: Math.min(days.length, open + AFTER),
  }));
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-xl">
        The days
      </h2>
      {shown.from > 0 && (
        <Button
          variant="ghost"
          className="-ml-4 text-dusk"
          onClick={() => setShown({ ...shown, from: Math.max(0, shown.from - MORE) })}
        >
          Days before
        </Button>
      )}
      <ol start={shown.from + 1} className="mt-1">
        {days.slice(shown.from, shown.to).map(({ from, to }, i) => {
          const day = shown.from + i;
          const of = places.slice(from, to);
          const isDone = of.every((_, at) => done.has(from + at));
          const date = dates[day];
          return (
            <li
              key={day}
              aria-current={day === open && plan.state === 'active' ? 'step' : undefined}
              className="flex gap-3 border-t border-line py-2 first:border-t-0"
            >
              <LampMark isLit={isDone} className="mt-2 size-7 shrink-0" />
              <div className="min-w-0 grow">
                <p className="pt-1 text-sm text-ink-soft">
                  <span className="sr-only">{placesName(of)}: </span>
                  {isDone
                    ? 'Read'
                    : day < skippedTo
                      ? 'Left out'
                      : // The date of a day that was left would only say how long ago it was.
                        date != null && date >= plan.today
                        ? shortDay(date)
                        : `Day ${day + 1}`}
                </p>
                <ul className="-ml-2.5 grid sm:grid-cols-2">
                  {of.map((place, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: places never move, and one may come twice
                    <li key={from + at}>
                      <PlaceRow planId={plan.id} at={from + at} place={place} isRead={done.has(from + at)} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
      {shown.to < days.length && (
        <Button
          variant="ghost"
          className="-ml-4 text-dusk"
          onClick={() => setShown({ ...shown, to: Math.min(days.length, shown.to + MORE) })}
        >
          Days after
        </Button>
      )}
    </section>
  );
}
