import type { MoodId } from '#features/journal/journal.rules.ts';
import { MOODS } from '#features/journal/journal-prompts.rules.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { cn } from '#ui/class-names.ts';
import { Emoji } from '#ui/emoji.tsx';
import type { Year } from '../../year.contract.ts';
import { MONTHS, moodWords } from '../year-words.ts';

/** A mood of a month. */
export interface MoodOfMonth {
  /** '2026-03' */
  month: string;
  mood: MoodId;
}

/** Moods over time: each month's, larger where there was more of one. One that is pressed shows what was written with it. */
export function Moods({ moods, onOpen }: { moods: Year['moods']; onOpen: (open: MoodOfMonth) => void }) {
  const isSecret = useIsSecret();
  if (moods.length === 0) return null;
  return (
    <section aria-labelledby="moods" className="border-t border-line pt-5 print:hidden">
      <h2 id="moods" className="text-xl">
        What moved you
      </h2>
      <p className="mt-0.5 text-ink-soft">The moods that you wrote with. Each opens what you wrote then.</p>
      <ul className="mt-3 lg:columns-2">
        {moods.map(({ month, moods: ofMonth }) => {
          const { short, long } = MONTHS[Number(month.slice(5)) - 1]!;
          return (
            <li key={month} className="flex break-inside-avoid items-center gap-3">
              <span aria-hidden className="min-w-9 shrink-0 text-sm text-ink-soft">
                {short}
              </span>
              <ul aria-label={long} className="flex flex-wrap">
                {ofMonth.map(({ mood, entries }) => {
                  const { emoji, label } = MOODS.find(({ id }) => id === mood)!;
                  return (
                    <li key={mood}>
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        className={cn(
                          'grid min-h-11 min-w-11 place-items-center rounded-full hover:bg-inset',
                          entries > 5 ? 'text-3xl' : entries > 1 ? 'text-2xl' : 'text-lg',
                        )}
                        onClick={() => onOpen({ month, mood })}
                      >
                        <Emoji>{emoji}</Emoji>
                        <span className="sr-only">{moodWords(label, long, isSecret ? null : entries)}</span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
