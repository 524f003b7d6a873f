import { useCallback, useEffect, useRef, useState } from 'react';
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
 * without a draft goes on with that of a closed one. `form` has to stay the same.
 */
export function useKeptDraft<Draft extends object>(userId: string, form: DraftForm<Draft>) {
  const [draft, setDraft] = useState(() => form.parse(localDrafts.read(userId, form.name)));
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

  return { draft, latest, change, clear, isKept };
}
