import { LAMPS, type Lamp } from '#features/rhythm/rhythm.rules.ts';
import { cn } from '#ui/class-names.ts';
import type { Year } from '../../year.contract.ts';
import { daysOfMonth } from '../../year.rules.ts';
import { monthWords } from '../year-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const first = new Date(Date.UTC(2026, index, 1));
  const name = (month: 'short' | 'long') => first.toLocaleDateString('en-US', { month, timeZone: 'UTC' });
  return { number: index + 1, short: name('short'), long: name('long') };
});

/** The three voices of a year: colours that differ in light as well, and always the same line of the three. */
const VOICES: Record<Lamp, { fill: string; line: number }> = {
  read: { fill: 'fill-sky', line: 0 },
  write: { fill: 'fill-dusk', line: 1 },
  pray: { fill: 'fill-leaf', line: 2 },
};

/** In units of the drawing: a day's place, and a note in it. */
const DAY = 16;
const NOTE = { width: 13, height: 7, gap: 3 };
const HEIGHT = 3 * NOTE.height + 2 * NOTE.gap + 8;

/**
 * Twelve months like a score, one line of days each. A day without a lamp is a rest, as light as a day to come. `only` leaves one
 * voice.
 */
export function Months({ year, only }: { year: Year; only: Lamp | null }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {MONTHS.map(({ number, short, long }) => {
        const days = daysOfMonth(year.year, number, year.dates);
        const count = (lamp: Lamp) => days.filter((day) => day.includes(lamp)).length;
        const words = monthWords(long, { read: count('read'), write: count('write'), pray: count('pray') });
        return (
          <li key={number} className="flex items-center gap-3">
            <span className="sr-only">{words}</span>
            <span aria-hidden className="w-9 shrink-0 text-sm text-ink-soft">
              {short}
            </span>
            <svg viewBox={`0 0 ${31 * DAY} ${HEIGHT}`} aria-hidden className="grow">
              {days.map((lamps, index) => (
                <Day
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month have no other name, and never move
                  key={index}
                  at={index * DAY}
                  lamps={only === null ? lamps : lamps.filter((lamp) => lamp === only)}
                  isToday={year.today === dateOf(year.year, number, index + 1)}
                />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
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
          className="fill-none stroke-ink"
          strokeWidth={1.5}
        />
      )}
    </>
  );
}

function dateOf(...[year, month, day]: [number, number, number]): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** A voice's colour beside its name. */
export function Voice({ lamp }: { lamp: Lamp }) {
  return (
    <svg viewBox="0 0 18 8" aria-hidden className="h-2 w-4.5">
      <rect width={18} height={8} rx={3} className={cn(VOICES[lamp].fill)} />
    </svg>
  );
}
