import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

const form = 'journal';

/** The places of this page that show the draft: what is typed in one of them stands in all. */
const places = new Set<{ userId: string; show: (draft: JournalDraft) => void }>();

/**
 * The draft of this user in this tab; every change is kept at once, so that a closed tab loses no word: a tab without a draft
 * goes on with that of a closed one. The server, which does not know it, renders an empty one; the draft stands in its
 * place before the browser paints what it has taken over.
 */
export function useJournalDraft(userId: string) {
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => (isHydrated ? keptDraft(userId) : EMPTY_DRAFT));
  const isRead = useRef(isHydrated);
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

  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    show(keptDraft(userId));
  }, [userId, show]);

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

/** What this tab has kept of it. */
function keptDraft(userId: string): JournalDraft {
  return parseDraft(localDrafts.read(userId, form));
}
