import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#platform/client/local-drafts.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

/** The draft of this user in this browser; every change is kept at once, so that a closed tab loses no word. */
export function useJournalDraft(userId: string) {
  const [draft, setDraft] = useState(() => parseDraft(readDraft(userId, 'journal')));
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);
  const change = useCallback(
    (changes: Partial<JournalDraft>) => {
      latest.current = { ...latest.current, ...changes };
      setDraft(latest.current);
      setKept(writeDraft(userId, 'journal', serializeDraft(latest.current)));
    },
    [userId],
  );
  const clear = useCallback(() => change(EMPTY_DRAFT), [change]);
  return { draft, change, clear, isKept };
}
