import { TRANSLATION_IDS, type TranslationId } from './bible.rules.ts';

/** How this browser shows the Bible: kept in it and not in the account, since a phone and a desk differ. */
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

const DEFAULTS: ReaderPreferences = { translation: 'WEB', textSize: 1, isSideBySide: false };
const oneYearInSeconds = 31_536_000;

/**
 * What a `Cookie` header or `document.cookie` says, so that the server sends a chapter as this browser shows it. Each part
 * that is missing or unknown falls back to the default.
 */
export function readerFromCookies(cookies: string | undefined): ReaderPreferences {
  const value = /(?:^|;\s*)reader=([\w-]+)/.exec(cookies ?? '')?.[1] ?? '';
  const [translation, size, columns] = value.split('-');
  const textSize = Number(size);
  return {
    translation: TRANSLATION_IDS.find((id) => id === translation) ?? DEFAULTS.translation,
    textSize: size && TEXT_SIZES[textSize] ? textSize : DEFAULTS.textSize,
    isSideBySide: columns === '2',
  };
}

/** The cookie that keeps them for a year. */
export function readerCookie({ translation, textSize, isSideBySide }: ReaderPreferences): string {
  return `reader=${translation}-${textSize}-${isSideBySide ? 2 : 1}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}
