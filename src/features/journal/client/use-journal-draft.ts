import { useCallback, useEffect, useRef, useState } from 'react';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

const form = 'journal';

/** The places of this page that show the draft: what is typed in one of them stands in all. */
const places = new Set<{ userId: string; show: (draft: JournalDraft) => void }>();

/**
 * The draft of this user in this tab; every change is kept at once, so that a closed tab loses no word: a tab without a draft
 * goes on with that of a closed one.
 */
export function useJournalDraft(userId: string) {
  const [draft, setDraft] = useState(() => parseDraft(localDrafts.read(userId, form)));
  const [isKept, setKept] = useState(true);
  const now = useRef(draft);
  const show = useCallback((shown: JournalDraft) => {
    now.current = shown;
    setDraft(shown);
  }, []);
  const change = useCallback(
    (changes: Partial<JournalDraft>) => {
      show({ ...now.current, ...changes });
      setKept(localDrafts.write(userId, form, serializeDraft(now.current)));
      for (const place of places) {
        if (place.userId === userId && place.show !== show) place.show(now.current);
      }
    },
    [userId, show],
  );
  const clear = useCallback(() => change(EMPTY_DRAFT), [change]);
  const latest = useCallback(() => now.current, []);

  useEffect(() => {
    const place = { userId, show };
    places.add(place);
    return () => void places.delete(place);
  }, [userId, show]);

  useEffect(() => {
    let isHere = true;
    const isEmpty = () => isHere && serializeDraft(now.current) === '';
    if (isEmpty()) {
      localDrafts
        .takeOver(userId, form, isEmpty)
        .then((text) => text !== null && isHere && show(parseDraft(text)));
    }
    return () => {
      isHere = false;
    };
  }, [userId, show]);

  return { draft, latest, change, clear, isKept };
}
