import { useIsSecret } from '#features/people/client/for-other-features.ts';
import type { Year } from '../../year.contract.ts';
import { weeksOfYear } from '../../year.rules.ts';
import { MONTHS, weekWords } from '../year-words.ts';

/** In units of the drawing: a week's place, the tallest column of minutes, the deepest of chapters, and the line of months. */
const WEEK = 10;
const MINUTES = 56;
const CHAPTERS = 24;
const NAMES = 20;
/** What fills a column at least: a week of a few minutes is seen, and one of many is not a tower. */
const HIGH = { minutes: 120, chapters: 14 };

/** Minutes and chapters by week: columns of light above a line, and below it the chapters that were read. */
export function Weeks({ year }: { year: Pick<Year, 'year' | 'weeks'> }) {
  const isSecret = useIsSecret();
  if (year.weeks.length === 0) return null;
  const starts = weeksOfYear(year.year);
  const at = new Map(starts.map((start, index) => [start, index * WEEK]));
  const width = starts.length * WEEK;
  const most = {
    minutes: Math.max(HIGH.minutes, ...year.weeks.map(({ minutes }) => minutes)),
    chapters: Math.max(HIGH.chapters, ...year.weeks.map(({ chapters }) => chapters)),
  };
  // By the root, so that little is seen beside much.
  const size = (value: number, of: number, length: number) =>
    value === 0 ? 0 : Math.max(3, Math.sqrt(value / of) * length);
  return (
    <section aria-labelledby="weeks" className="border-t border-line pt-5">
      <h2 id="weeks" className="text-xl">
        Week by week
      </h2>
      <p className="mt-0.5 text-ink-soft">
        Time in the Word rises above the line, chapters that you marked hang below.
      </p>
      <svg viewBox={`0 0 ${width} ${MINUTES + CHAPTERS + NAMES + 4}`} aria-hidden className="mt-3 w-full">
        {year.weeks.map(({ start, minutes, chapters }) => {
          const x = (at.get(start) ?? 0) + 1.5;
          const up = size(minutes, most.minutes, MINUTES);
          const down = size(chapters, most.chapters, CHAPTERS);
          return (
            <g key={start} className="fill-sky">
              <rect x={x} y={MINUTES - up} width={WEEK - 3} height={up} rx={2} />
              <rect x={x} y={MINUTES + 4} width={WEEK - 3} height={down} rx={2} opacity={0.55} />
            </g>
          );
        })}
        <rect y={MINUTES + 1.5} width={width} height={1} className="fill-line-strong" />
        {MONTHS.map(({ number, short }) => (
          <text
            key={number}
            x={((number - 1) / 12) * width + 2}
            y={MINUTES + CHAPTERS + NAMES}
            className="fill-ink-soft font-sans"
            fontSize={17}
          >
            {short.slice(0, 1)}
          </text>
        ))}
      </svg>
      <ul className="sr-only">
        {year.weeks.map((week) => (
          <li key={week.start}>{weekWords(week, isSecret)}</li>
        ))}
      </ul>
    </section>
  );
}
