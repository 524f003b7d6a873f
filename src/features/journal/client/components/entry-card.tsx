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
import { clockTime, longDate, shortDate } from '../entry-dates.ts';
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
  const [day, when] = [useId(), useId()];
  return (
    <Card>
      <article aria-label={`Entry of ${date}, ${time}`} suppressHydrationWarning>
        <header>
          <h3 id={day} className="text-lg" suppressHydrationWarning>
            {shortDate(entry.createdAt, Date.now(), clock)}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <span id={when}>
              <time dateTime={new Date(entry.createdAt).toISOString()} suppressHydrationWarning>
                {time}
              </time>
              {` · ${entry.writingTimeMinutes} min`}
              {entry.updatedAt !== null && ' · edited'}
            </span>
            {entry.xpEarned > 0 && !isSecret && (
              <Badge tone="light" className="px-2 py-0 text-xs">
                +{entry.xpEarned} XP
              </Badge>
            )}
          </p>
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
            aria-describedby={`${day} ${when}`}
            icon={<HandsPrayingIcon size={20} aria-hidden />}
            onClick={() => {
              handOverWords('/prayers/ask', { text: entry.content, verse: null });
              navigate('/prayers/ask');
            }}
          />
          <IconButton
            label="Edit entry"
            aria-describedby={`${day} ${when}`}
            icon={<PencilSimpleIcon size={20} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            label="Delete entry"
            aria-describedby={`${day} ${when}`}
            icon={<TrashIcon size={20} aria-hidden />}
            onClick={onDelete}
          />
        </footer>
      </article>
    </Card>
  );
}
