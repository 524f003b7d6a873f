import { useSyncExternalStore } from 'react';
import { TRANSLATION_IDS, type TranslationId } from '../bible.rules.ts';

/** How this browser shows the Bible; kept here and not on the server, since a phone and a desk differ. */
export interface ReaderPreferences {
  translation: TranslationId;
  /** Index into TEXT_SIZES. */
  textSize: number;
  isSideBySide: boolean;
}

export const TEXT_SIZES = [
  { label: 'Small text', className: 'text-[1.0625rem]' },
  { label: 'Medium text', className: 'text-[1.1875rem]' },
  { label: 'Large text', className: 'text-[1.375rem]' },
  { label: 'Very large text', className: 'text-[1.625rem]' },
] as const;

const KEY = 'lampstand:reader';
const DEFAULTS: ReaderPreferences = { translation: 'WEB', textSize: 1, isSideBySide: false };
const listeners = new Set<() => void>();
let current: ReaderPreferences | null = null;

/** Reads what was kept; anything unknown in it falls back to the default. */
export function parsePreferences(text: string | null): ReaderPreferences {
  try {
    const value = JSON.parse(text ?? '{}') as Partial<ReaderPreferences> | null;
    const size = value?.textSize;
    return {
      translation: TRANSLATION_IDS.find((id) => id === value?.translation) ?? DEFAULTS.translation,
      textSize: Number.isInteger(size) && TEXT_SIZES[size!] ? size! : DEFAULTS.textSize,
      isSideBySide: value?.isSideBySide === true,
    };
  } catch {
    return DEFAULTS;
  }
}

function read(): ReaderPreferences {
  if (current === null) {
    try {
      current = parsePreferences(localStorage.getItem(KEY));
    } catch {
      current = DEFAULTS;
    }
  }
  return current;
}

function change(changes: Partial<ReaderPreferences>): void {
  current = { ...read(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without a store the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function useReaderPreferences() {
  const preferences = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => DEFAULTS,
  );
  return { ...preferences, change };
}
