import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { handOverWords } from '#platform/client/handed-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Emoji } from '#ui/emoji.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { JournalEntry } from '../../journal.contract.ts';
import { MOODS } from '../../journal-prompts.rules.ts';
import { clockTime, longDate } from '../entry-dates.ts';
import { useClock } from '../use-clock.ts';
import { EntryWords } from './entry-fields.tsx';

/** One entry: date, time, XP, prompt, mood and words (docs/product.md, Journal). */
export function EntryCard({
  entry,
  q,
  onEdit,
  onDelete,
}: {
  entry: JournalEntry;
  /** The search that has found it; empty for none. */
  q: string;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const [, navigate] = useLocation();
  const mood = MOODS.find(({ id }) => id === entry.mood);
  const clock = useClock();
  const date = longDate(entry.createdAt, clock);
  const time = clockTime(entry.createdAt, clock);
  const isSecret = useIsSecret();
  // By it a list of a screen reader's buttons says which entry each is for.
  const when = useId();
  return (
    <Card>
      <article aria-label={`Entry of ${date}, ${time}`} suppressHydrationWarning>
        <header className="flex flex-wrap items-start gap-3">
          <div id={when} className="flex-1 basis-[10rem]">
            <h3 className="text-lg" suppressHydrationWarning>
              {date}
            </h3>
            <p className="text-sm text-ink-soft">
              <time dateTime={new Date(entry.createdAt).toISOString()} suppressHydrationWarning>
                {time}
              </time>
              {` · ${entry.writingTimeMinutes} min`}
              {entry.updatedAt !== null && ' · edited'}
            </p>
          </div>
          {entry.xpEarned > 0 && !isSecret && <Badge tone="light">+{entry.xpEarned} XP</Badge>}
        </header>
        <EntryWords entry={entry} q={q} />
        <footer className="-mb-2 mt-3 flex flex-wrap items-center gap-1">
          {mood !== undefined && (
            <Badge tone="dusk" icon={<Emoji>{mood.emoji}</Emoji>}>
              {mood.label}
            </Badge>
          )}
          <span className="flex-1" />
          <IconButton
            label="Pray about this"
            aria-describedby={when}
            icon={<HandsPrayingIcon size={20} aria-hidden />}
            onClick={() => {
              handOverWords('/prayers/ask', { text: entry.content, verse: null });
              navigate('/prayers/ask');
            }}
          />
          <IconButton
            label="Edit entry"
            aria-describedby={when}
            icon={<PencilSimpleIcon size={20} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label="Delete entry"
            aria-describedby={when}
            icon={<TrashIcon size={20} aria-hidden />}
            onClick={onDelete}
          />
        </footer>
      </article>
    </Card>
  );
}
