import { useEffect } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { takeHandedWords } from '#platform/client/handed-words.ts';
import type { JournalDraft } from './journal-draft.ts';

/** Puts what the reader has handed over, a passage to write about, below what is being written; once. */
export function useHandedWords(latest: () => JournalDraft, change: (changes: Partial<JournalDraft>) => void) {
  useEffect(() => {
    const handed = takeHandedWords('/journal');
    if (handed === null) return;
    const { content, startedAt, passage } = latest();
    const isNew = isBlank(content);
    const before = isNew ? '' : `${content.trimEnd()}\n\n`;
    change({
      content: `${before}${handed.text}`,
      startedAt: startedAt ?? Date.now(),
      // What was begun with one passage stays about it.
      passage: (isNew ? null : passage) ?? handed.passage ?? null,
    });
  }, [latest, change]);
}
