import { useCallback, useEffect } from 'react';
import { type DraftForm, useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { EMPTY_DRAFT, type JournalDraft, parseDraft, serializeDraft } from './journal-draft.ts';

const journalForm: DraftForm<JournalDraft> = {
  name: 'journal',
  empty: EMPTY_DRAFT,
  serialize: serializeDraft,
  parse: parseDraft,
};

/** The places of this page that show the draft: what is typed in one of them stands in all. */
const places = new Set<{ userId: string; show: (draft: JournalDraft) => void }>();

/** The draft of this user in this tab (`useKeptDraft`), the same in all places that show it. */
export function useJournalDraft(userId: string) {
  const { draft, latest, change: keep, show, isKept } = useKeptDraft(userId, journalForm);
  const change = useCallback(
    (changes: Partial<JournalDraft>) => {
      keep(changes);
      for (const place of places) {
        if (place.userId === userId && place.show !== show) place.show(latest());
      }
    },
    [userId, keep, show, latest],
  );
  const clear = useCallback(() => change(EMPTY_DRAFT), [change]);

  useEffect(() => {
    const place = { userId, show };
    places.add(place);
    return () => void places.delete(place);
  }, [userId, show]);

  return { draft, latest, change, clear, isKept };
}
