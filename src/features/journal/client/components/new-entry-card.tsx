import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Spoken } from '#ui/spoken.tsx';
import { JOURNAL_XP, type WrittenEntry } from '../../journal.rules.ts';
import { clockTime } from '../entry-dates.ts';
import type { JournalDraft } from '../journal-draft.ts';
import { todayQuery } from '../today-query.ts';
import { useHandedWords } from '../use-handed-words.ts';
import { useJournalDraft } from '../use-journal-draft.ts';
import { useSaveEntry } from '../use-save-entry.ts';
import { NewEntryFields } from './entry-fields.tsx';

/**
 * Writing (docs/product.md, States): it begins when the text area is focused and ends with 'Cancel' or a save that
 * succeeds.
 */
export function NewEntryCard({ userId, onSaved }: { userId: string; onSaved: (entryId: string) => void }) {
  const kept = useJournalDraft(userId);
  const { draft, latest, change, clear } = kept;
  useHandedWords(latest, change);
  const [cancelled, setCancelled] = useState<JournalDraft | null>(null);
  const { save, isPending, hint } = useSaveEntry(kept, ({ id }) => onSaved(id));
  const { data: today } = useQuery(todayQuery);
  const isWriting = draft.startedAt !== null;
  const isSecret = useIsSecret();
  const nextXP = isSecret ? 0 : (today?.nextEntryXP ?? JOURNAL_XP.amount);

  function begin() {
    if (!isWriting) change({ startedAt: Date.now() });
  }

  function write(changes: Partial<WrittenEntry>) {
    setCancelled(null);
    // Some browsers fill in words without focusing the field.
    const begins = changes.content !== undefined && !isWriting;
    change(begins ? { ...changes, startedAt: Date.now() } : changes);
  }

  function cancel() {
    setCancelled(isBlank(draft.content) ? null : draft);
    clear();
  }

  return (
    <Card className="print:hidden">
      <CardHeader
        title="New Journal Entry"
        description={
          draft.startedAt === null
            ? 'A few honest lines, for you alone.'
            : `Started writing at ${clockTime(draft.startedAt)}`
        }
      />
      <div className="flex flex-col gap-4 sm:gap-6">
        <NewEntryFields
          entry={draft}
          change={write}
          words={{
            rows: 7,
            readOnly: isPending,
            placeholder: 'What is on your heart?',
            onFocus: begin,
            hint,
          }}
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {cancelled !== null && (
            <div className="mr-auto flex items-center gap-1 text-ink-soft">
              <Spoken>Draft cleared.</Spoken>
              <Button
                variant="ghost"
                onClick={() => {
                  change(cancelled);
                  setCancelled(null);
                }}
              >
                Undo
              </Button>
            </div>
          )}
          {isWriting && (
            <Button variant="secondary" onClick={cancel} disabled={isPending}>
              Cancel
            </Button>
          )}
          <Button onClick={save} pending={isPending} disabled={isBlank(draft.content)}>
            {nextXP > 0 ? `Save Entry & Earn ${nextXP} XP` : 'Save Entry'}
          </Button>
        </div>
      </div>
    </Card>
  );
}
