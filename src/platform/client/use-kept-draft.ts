import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { localDrafts } from './local-drafts.ts';

/** How something that is being written becomes text for the browser's store, and back. */
export interface DraftForm<Draft> {
  /** Names the form in the store; it has no colon. */
  name: string;
  empty: Draft;
  /** Empty when there is nothing to keep. */
  serialize: (draft: Draft) => string;
  parse: (text: string | null) => Draft;
}

/**
 * What this user is writing in a form, in this tab. Every change is kept at once, so that a closed tab loses no word: a tab
 * without a draft goes on with that of a closed one. The server, which knows none, renders an empty one; the draft stands in its
 * place before the browser paints what it has taken over. `form` has to stay the same.
 */
export function useKeptDraft<Draft extends object>(userId: string, form: DraftForm<Draft>) {
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => (isHydrated ? keptOf(userId, form) : form.empty));
  const isRead = useRef(isHydrated);
  const [isKept, setKept] = useState(true);
  const now = useRef(draft);
  const show = useCallback((shown: Draft) => {
    now.current = shown;
    setDraft(shown);
  }, []);
  const change = useCallback(
    (changes: Partial<Draft>) => {
      show({ ...now.current, ...changes });
      setKept(localDrafts.write(userId, form.name, form.serialize(now.current)));
    },
    [userId, form, show],
  );
  const clear = useCallback(() => change(form.empty), [change, form]);
  const latest = useCallback(() => now.current, []);

  useLayoutEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    show(keptOf(userId, form));
  }, [userId, form, show]);

  useEffect(() => {
    let isHere = true;
    const isEmpty = () => isHere && form.serialize(now.current) === '';
    if (isEmpty()) {
      localDrafts
        .takeOver(userId, form.name, isEmpty)
        .then((text) => text !== null && isHere && show(form.parse(text)));
    }
    return () => {
      isHere = false;
    };
  }, [userId, form, show]);

  return {
    draft,
    latest,
    change,
    clear,
    /** Shows another draft, without keeping it. */
    show,
    isKept,
  };
}

/** What this tab has kept of it. */
function keptOf<Draft>(userId: string, form: DraftForm<Draft>): Draft {
  return form.parse(localDrafts.read(userId, form.name));
}
