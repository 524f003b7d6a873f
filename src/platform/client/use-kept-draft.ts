import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { noteDraftShown } from './draft-shown.ts';
import { localDrafts } from './local-drafts.ts';

/** How something that is being written becomes text for the browser's store, and back. */
export interface DraftForm<Draft> {
  /** Names the form in the store; it has no colon. */
  name: string;
  empty: Draft;
  /** Empty when there is nothing to keep. */
  serialize: (draft: Draft) => string;
  parse: (text: string | null) => Draft;
  /**
   * What is left of a draft when `sent`, an earlier state of it, has been saved: what was typed while that was on its way. Without
   * it, everything is left as soon as anything has changed.
   */
  rest?: (draft: Draft, sent: Draft) => Draft;
}

/** A component of this page that shows a draft: what is typed in one of them stands in all. */
interface Place<Draft> {
  latest: () => Draft;
  show: (draft: Draft) => void;
}

/** By user and form. */
const places = new Map<string, Set<Place<never>>>();

function placesOf<Draft>(userId: string, form: DraftForm<Draft>): Set<Place<Draft>> {
  const key = `${userId}:${form.name}`;
  let known = places.get(key) as Set<Place<Draft>> | undefined;
  if (known === undefined) {
    known = new Set();
    places.set(key, known as unknown as Set<Place<never>>);
  }
  return known;
}

/** The draft as it is now: as a place of this page shows it, or as this tab has kept it. */
function draftNow<Draft>(userId: string, form: DraftForm<Draft>): Draft {
  const [place] = placesOf(userId, form);
  return place ? place.latest() : form.parse(localDrafts.read(userId, form.name));
}

/** Changes a draft from elsewhere in this page: it is kept so, and stands so in every form that shows it. */
export function changeDraft<Draft>(
  userId: string,
  form: DraftForm<Draft>,
  changed: (draft: Draft) => Draft,
): void {
  const next = changed(draftNow(userId, form));
  for (const place of placesOf(userId, form)) place.show(next);
  localDrafts.write(userId, form.name, form.serialize(next));
}

/**
 * What this user is writing in a form, in this tab. Every change is kept at once, so that a closed tab loses no word: a tab
 * without a draft goes on with that of a closed one, also when that is closed later and somebody comes back to this one. The server, which knows none, renders an empty one; the draft stands in its
 * place before the browser paints what it has taken over. `form` has to stay the same.
 */
export function useKeptDraft<Draft extends object>(userId: string, form: DraftForm<Draft>) {
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => (isHydrated ? draftNow(userId, form) : form.empty));
  const isRead = useRef(isHydrated);
  const [isKept, setKept] = useState(true);
  const now = useRef(draft);
  const latest = useCallback(() => now.current, []);
  const show = useCallback((shown: Draft) => {
    now.current = shown;
    setDraft(shown);
  }, []);
  /** Shows the draft in all its places, this one included, and also when this one has left the page. */
  const showEverywhere = useCallback(
    (shown: Draft) => {
      show(shown);
      for (const place of placesOf(userId, form)) place.show(shown);
    },
    [userId, form, show],
  );
  const put = useCallback(
    (next: Draft) => {
      showEverywhere(next);
      setKept(localDrafts.write(userId, form.name, form.serialize(next)));
    },
    [userId, form, showEverywhere],
  );
  const change = useCallback(
    (changes: Partial<Draft>) => put({ ...draftNow(userId, form), ...changes }),
    [userId, form, put],
  );
  const clear = useCallback(() => put(form.empty), [put, form]);
  const settle = useCallback(
    (sent: Draft) => {
      const left = draftNow(userId, form);
      if (form.serialize(left) === form.serialize(sent)) clear();
      else if (form.rest) put(form.rest(left, sent));
    },
    [userId, form, clear, put],
  );

  useLayoutEffect(() => {
    if (!isRead.current) {
      isRead.current = true;
      const kept = draftNow(userId, form);
      if (form.serialize(kept) !== '') noteDraftShown();
      show(kept);
    }
    const place = { latest, show };
    const here = placesOf(userId, form);
    here.add(place);
    return () => {
      here.delete(place);
    };
  }, [userId, form, latest, show]);

  useEffect(() => {
    let isHere = true;
    const isEmpty = () => isHere && form.serialize(now.current) === '';
    const takeOver = () => {
      if (!isEmpty()) return;
      localDrafts
        .takeOver(userId, form.name, isEmpty)
        .then((text) => text !== null && isHere && showEverywhere(form.parse(text)));
    };
    takeOver();
    // The tab may be closed while this form stands here, empty.
    const stop = localDrafts.whenComeBack(takeOver);
    return () => {
      isHere = false;
      stop();
    };
  }, [userId, form, showEverywhere]);

  return {
    draft,
    latest,
    change,
    clear,
    /** `sent` has been saved: what was typed since stays, all else is cleared. */
    settle,
    isKept,
  };
}

/** `rest` of a form with one text. */
export function restOfWords<Draft extends { text: string; sent: unknown }>(draft: Draft, sent: Draft): Draft {
  return { ...draft, text: restOfText(draft.text, sent.text), sent: null };
}

/** What is left of a text of which `sent` has been saved: what was typed behind it, or all of one that is no longer that. */
export function restOfText(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
