import { isOurs, otherThan, type TextId } from './bible.rules.ts';

/** How this browser shows the Bible: kept in it and not in the account, since a phone and a desk differ. */
export interface ReaderPreferences {
  translation: TextId;
  /** What is read beside it; another text in any case. */
  beside: TextId;
  /** Index into TEXT_SIZES. */
  textSize: number;
  isSideBySide: boolean;
  /** Whether words of Jesus are red, in texts that mark them. */
  isRed: boolean;
}

export const TEXT_SIZES = [
  { label: 'Small text', className: 'text-[1.0625rem]' },
  { label: 'Medium text', className: 'text-[1.1875rem]' },
  { label: 'Large text', className: 'text-[1.375rem]' },
  { label: 'Very large text', className: 'text-[1.625rem]' },
] as const;

const DEFAULTS = { translation: 'WEB', textSize: 1 };
/** The name and the version of a text that was brought. */
const BROUGHT = /^[a-z0-9_]{1,41}\.[0-9a-f]{10}$/;
const oneYearInSeconds = 31_536_000;

/**
 * What a `Cookie` header or `document.cookie` says, so that the server sends a chapter as this browser shows it. Each part
 * that is missing or unknown falls back to the default.
 */
export function readerFromCookies(cookies: string | undefined): ReaderPreferences {
  const value = /(?:^|;\s*)reader=([\w.-]+)/.exec(cookies ?? '')?.[1] ?? '';
  const [first = '', size, columns, second = '', red] = value.split('-');
  const textSize = Number(size);
  const translation = isText(first) ? first : DEFAULTS.translation;
  return {
    translation,
    beside: isText(second) && second !== translation ? second : otherThan(translation),
    textSize: size && TEXT_SIZES[textSize] ? textSize : DEFAULTS.textSize,
    isSideBySide: columns === '2',
    isRed: red !== 'ink',
  };
}

function isText(id: string): boolean {
  return isOurs(id) || BROUGHT.test(id);
}

/** The cookie that keeps them for a year. */
export function readerCookie(preferences: ReaderPreferences): string {
  const { translation, textSize, isSideBySide, beside, isRed } = preferences;
  const value = [translation, textSize, isSideBySide ? 2 : 1, beside, isRed ? 'red' : 'ink'].join('-');
  return `reader=${value}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax`;
}
