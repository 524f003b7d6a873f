import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { saidDay } from '#platform/client/said-day.ts';
import { cn } from '#ui/class-names.ts';
import { dayByKey } from '../calendar-days.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** How much is on a day, where no number is seen. */
const ONE_OR_NONE = ['nothing planned', 'one event'];

/**
 * The days of a month from Monday on, each with how much is on it. One of them takes part in the order of Tab; arrows, Home,
 * End, Page Up and Page Down lead to the others, over the month's edge too.
 */
export function MonthGrid({
  month,
  weeks,
  today,
  chosen,
  counts,
  onChoose,
}: {
  month: string;
  weeks: readonly string[][];
  today: string;
  chosen: string | null;
  /** How many begin on a day; a day without any is absent. */
  counts: ReadonlyMap<string, number>;
  onChoose: (day: string) => void;
}) {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const within = (day: string | null) =>
    day !== null && weeks.some((week) => week.includes(day)) ? day : null;
  const inTabOrder = within(wanted) ?? within(chosen) ?? within(today) ?? `${month}-01`;

  // The day that a key led to may be of a month that is only now shown.
  useEffect(() => {
    if (wanted !== null && weeks.some((week) => week.includes(wanted))) {
      table.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
    }
  }, [wanted, weeks]);

  function onKeyDown(event: KeyboardEvent, day: string) {
    const there = dayByKey(day, event.key);
    if (there === null) return;
    event.preventDefault();
    setWanted(there);
    if (within(there) === null) onChoose(there);
  }

  return (
    <table
      ref={table}
      className="-mx-4 mt-1 w-[calc(100%+--spacing(8))] table-fixed border-collapse sm:mx-0 sm:w-full"
    >
      <caption className="sr-only">Days of the month and how many events each has</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" className="h-8 text-sm font-semibold text-ink-soft">
              <span aria-hidden="true">{weekday.slice(0, 1)}</span>
              <span className="sr-only">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const count = counts.get(day) ?? 0;
              const number = String(Number(day.slice(8)));
              const said = saidDay(day, today);
              const at = said.indexOf(number);
              return (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === inTabOrder ? 0 : -1}
                    aria-pressed={day === chosen}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => {
                      setWanted(null);
                      onChoose(day);
                    }}
                    onKeyDown={(event) => onKeyDown(event, day)}
                    className={cn(
                      'relative flex h-[3.25rem] w-full flex-col items-center justify-center rounded-control leading-tight tabular-nums hover:bg-inset',
                      !day.startsWith(month) && 'text-ink-soft',
                      day === today && 'font-bold underline underline-offset-4',
                      day === chosen && 'bg-dusk-wash text-dusk ring-1 ring-dusk',
                    )}
                  >
                    {/* Called by what is seen, in its order: 'Thursday 26 November, 2 events'. */}
                    <span className="sr-only">{said.slice(0, at)}</span>
                    {number}
                    <span className="sr-only">
                      {`${said.slice(at + number.length)}, ${ONE_OR_NONE[count] ?? ''}`}
                    </span>
                    <span
                      className={cn(
                        'mt-0.5 flex h-[1rem] items-center gap-1 text-xs font-semibold text-dusk',
                        count === 0 && 'invisible',
                      )}
                    >
                      <span className="size-1.5 rounded-full bg-dusk forced-colors:bg-[CanvasText]" />
                      {count > 1 && count}
                    </span>
                    {count > 1 && <span className="sr-only"> events</span>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
