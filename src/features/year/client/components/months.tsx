import type { MouseEvent, ReactNode } from 'react';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { LAMPS, type Lamp } from '#features/rhythm/rhythm.rules.ts';
import { cn } from '#ui/class-names.ts';
import type { Year } from '../../year.contract.ts';
import { dateOf, daysOfMonth, nearestDay } from '../../year.rules.ts';
import { MONTHS, monthWords } from '../year-words.ts';

/** The three voices of a year: colours that differ in light as well, and always the same line of the three. */
const VOICES: Record<Lamp, { fill: string; line: number }> = {
  read: { fill: 'fill-sky', line: 0 },
  write: { fill: 'fill-dusk', line: 1 },
  pray: { fill: 'fill-leaf', line: 2 },
};

/** In units of the drawing: a day's place, and a note in it. */
const DAY = 16;
const DAYS = 31;
const NOTE = { width: 13, height: 7, gap: 3 };
const HEIGHT = 3 * NOTE.height + 2 * NOTE.gap + 8;

/**
 * Twelve months like a score, one line of days each. A day without a lamp is a rest, as light as a day to come. `only` leaves one
 * voice. With `onOpen` a month is pressed to open its days: the one that is nearest to the finger, or its last.
 */
export function Months({
  year,
  only,
  onOpen,
}: {
  year: Pick<Year, 'year' | 'today' | 'dates'>;
  only: Lamp | null;
  onOpen?: (date: string) => void;
}) {
  const isSecret = useIsSecret();
  return (
    <ul className={cn('flex flex-col print:gap-0.5', onOpen === undefined && 'sm:gap-1.5')}>
      {MONTHS.map(({ number, short, long }) => {
        const days = daysOfMonth(year.year, number, year.dates);
        const shown = only === null ? days : days.map((lamps) => lamps.filter((lamp) => lamp === only));
        const count = (lamp: Lamp) => days.filter((day) => day.includes(lamp)).length;
        const counts = { read: count('read'), write: count('write'), pray: count('pray') };
        const words = monthWords(long, counts, isSecret);
        const today = shown.findIndex((_, day) => year.today === dateOf(year.year, number, day + 1));
        return (
          <li key={number}>
            <Month
              // Lines that are pressed are a finger high, and so are those between them.
              className={onOpen === undefined ? 'min-h-9 sm:min-h-0' : 'min-h-11'}
              onOpen={
                onOpen !== undefined && shown.some((lamps) => lamps.length > 0)
                  ? (share) => onOpen(dateOf(year.year, number, nearestDay(shown, share * DAYS)))
                  : null
              }
            >
              <span className="sr-only">{words}</span>
              <span aria-hidden className="w-[2.6em] shrink-0 text-left text-sm text-ink-soft">
                {short}
              </span>
              <svg viewBox={`0 0 ${DAYS * DAY} ${HEIGHT}`} aria-hidden className="min-w-0 grow">
                {shown.map((lamps, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month have no other name, and never move
                  <Day key={index} at={index * DAY} lamps={lamps} isToday={index === today} />
                ))}
              </svg>
            </Month>
          </li>
        );
      })}
    </ul>
  );
}

const LINE = 'flex w-full items-center gap-3 py-0.5 print:min-h-0 print:py-0';

/** @param onOpen says how far along the month's line was pressed, 0 to 1; by the keyboard, at its end. */
function Month({
  onOpen,
  className,
  children,
}: {
  onOpen: ((share: number) => void) | null;
  className: string;
  children: ReactNode;
}) {
  if (onOpen === null) return <div className={cn(LINE, className)}>{children}</div>;
  function open({ detail, clientX, currentTarget }: MouseEvent<HTMLButtonElement>) {
    const line = currentTarget.querySelector('svg')!.getBoundingClientRect();
    onOpen!(detail === 0 ? 1 : (clientX - line.left) / line.width);
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={cn(LINE, className, 'rounded-control hover:bg-inset')}
      onClick={open}
    >
      {children}
    </button>
  );
}

function Day({ at, lamps, isToday }: { at: number; lamps: readonly Lamp[]; isToday: boolean }) {
  return (
    <>
      {lamps.length === 0 && (
        <circle cx={at + DAY / 2} cy={HEIGHT / 2} r={1.5} className="fill-line-strong" />
      )}
      {LAMPS.filter((lamp) => lamps.includes(lamp)).map((lamp) => (
        <rect
          key={lamp}
          x={at + (DAY - NOTE.width) / 2}
          y={4 + VOICES[lamp].line * (NOTE.height + NOTE.gap)}
          width={NOTE.width}
          height={NOTE.height}
          rx={3}
          className={VOICES[lamp].fill}
        />
      ))}
      {isToday && (
        <rect
          x={at + 0.75}
          y={0.75}
          width={DAY - 1.5}
          height={HEIGHT - 1.5}
          rx={4}
          className="fill-none stroke-ink print:hidden"
          strokeWidth={1.5}
        />
      )}
    </>
  );
}

/** A voice's colour beside its name. */
export function Voice({ lamp }: { lamp: Lamp }) {
  return (
    <svg viewBox="0 0 18 8" aria-hidden className="h-2 w-3.5 shrink-0 sm:w-4.5">
      <rect width={18} height={8} rx={3} className={VOICES[lamp].fill} />
    </svg>
  );
}
