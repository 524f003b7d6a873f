import { withoutUnseen } from '#contract/visible-text.ts';
import { FILE_NAME_MAX, isFileName } from '#features/files/files.rules.ts';

/**
 * Files that can come from elsewhere for one person at the same time; Uppy sends for six (docs/product.md,
 * Uploads).
 */
export const IMPORTS_AT_ONCE = 12;

/** The longest web address that is loaded from. */
export const WEB_ADDRESS_MAX = 4000;

/**
 * A name that another server gives a file, as one that files here can have: without folders, without what uploads lose, too, and short
 * enough, its ending kept.
 */
export function asFileName(given: string): string {
  const last = given.split(/[/\\]/).pop() ?? '';
  const shown = withoutUnseen(last.replace(/\p{Cs}/gu, '')).trim();
  if (!/[^\p{C}\p{Z}]/u.test(shown) || !isFileName(shown)) return 'file';
  if (shown.length <= FILE_NAME_MAX) return shown;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(shown)?.[0] ?? '';
  return `${shown
    .slice(0, FILE_NAME_MAX - ending.length)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}${ending}`;
}
