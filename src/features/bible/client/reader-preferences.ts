import { useSyncExternalStore } from 'react';
import { useServedCookies } from '#platform/client/served-cookies.ts';
import { otherThan } from '../bible.rules.ts';
import { type ReaderPreferences, readerCookie, readerFromCookies } from '../reader-preferences.rules.ts';

const listeners = new Set<() => void>();
let current: ReaderPreferences | null = null;

function read(): ReaderPreferences {
  current ??= readerFromCookies(document.cookie);
  return current;
}

function change(changes: Partial<ReaderPreferences>): void {
  const next = { ...read(), ...changes };
  // What was beside changes places with what is read now.
  const isSame = next.beside === next.translation;
  const before = read().translation;
  const other = before === next.translation ? otherThan(before) : before;
  current = isSame ? { ...next, beside: other } : next;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = readerCookie(current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How this browser shows the Bible, and a way to change it: at once, and for the next visit. */
export function useReaderPreferences() {
  const served = useServedCookies();
  const preferences = useSyncExternalStore(subscribe, read, () =>
    served === undefined ? read() : readerFromCookies(served),
  );
  return { ...preferences, change };
}
