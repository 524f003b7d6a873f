import { Link } from 'wouter';
import { passageName } from '#features/bible/passage-ids.rules.ts';
import type { EntryLine } from '#features/journal/journal.contract.ts';
import { MOODS } from '#features/journal/journal-prompts.rules.ts';
import { Emoji } from '#ui/emoji.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { dateWords } from '../year-words.ts';

/** Entries by how they begin; each leads to itself in the journal. */
export function EntryLines({ lines, dated }: { lines: readonly EntryLine[]; dated: boolean }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map(({ id, firstWords, mood, passage, date }) => {
        const felt = MOODS.find((one) => one.id === mood);
        const above = [dated && dateWords(date), passage !== null && passageName(passage)].filter(Boolean);
        return (
          <li key={id}>
            <Link
              href={`/journal/${id}`}
              className="-mx-2 flex gap-3 rounded-control px-2 py-3 hover:bg-inset"
            >
              {felt !== undefined && (
                <span className="shrink-0 text-xl">
                  <Emoji>{felt.emoji}</Emoji>
                  <span className="sr-only">{felt.label}. </span>
                </span>
              )}
              <span className="min-w-0">
                {above.length > 0 && (
                  <span className="block text-sm font-semibold text-ink-soft">{above.join(' · ')}</span>
                )}
                <OwnWords className="line-clamp-3 font-scripture">{firstWords}</OwnWords>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
