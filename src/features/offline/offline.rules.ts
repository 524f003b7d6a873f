import { nextPath } from '#contract/next-path.ts';
import { getChapter } from '#features/bible/bible.contract.ts';
import { chapterPath, TEXT_VERSION, type TextId } from '#features/bible/bible.rules.ts';
import { chapterName } from '#features/bible/books.rules.ts';
import { inputOfPath } from '#platform/client/endpoint-keys.ts';
import { isOfflinePath, OFFLINE_PATH } from './offline-path.ts';

/** How many chapters a browser keeps: some 2 MB. */
export const MOST_CHAPTERS = 60;

/** A chapter that this browser keeps. */
export interface KeptChapter {
  /** Where the server has it: `chapterPath`. */
  address: string;
  bookId: string;
  chapter: string;
  /** 'WEB', or a text that was brought: 'sparv1909eb.1f2e3d4c5b'. */
  textId: TextId;
}

/** What an address (a path with its query) keeps; null for one that is no chapter, or one whose text was set in another way. */
export function keptChapterAt(address: string): KeptChapter | null {
  const found = inputOfPath(getChapter, address);
  if (found === null || found.query['v'] !== TEXT_VERSION) return null;
  const { bookId = '', chapter = '' } = found.params;
  return { address, bookId, chapter, textId: found.query['translation'] ?? '' };
}

/** How a chapter of a text is kept, whether or not it is. */
export function keptAs(bookId: string, chapter: string, textId: TextId): KeptChapter {
  return { address: chapterPath(bookId, chapter, textId), bookId, chapter, textId };
}

/** 'John 3' */
export function nameOf({ bookId, chapter }: KeptChapter): string {
  return chapterName(bookId, chapter);
}

/** 'WEB'; a text that was brought has its version after a dot. */
export function shortTextOf({ textId }: KeptChapter): string {
  return textId.split('.')[0]!.toUpperCase();
}

/** Where somebody wanted to go when no page came, from `?from=`; a path of this site, and none of these screens themselves. */
export function wantedPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const path = nextPath(`?next=${encodeURIComponent(from)}`);
  return isOfflinePath(path.split('?')[0]!) ? '/' : path;
}

/** Of the kept chapters, the one that an address of the reader ('/bible/JHN/3/16') asks for; in the text that was read last. */
export function chapterOfPath(path: string, kept: readonly KeptChapter[]): KeptChapter | null {
  const [, first, bookId = '', chapter = ''] = path.split(/[?#]/)[0]!.split('/');
  if (first !== 'bible') return null;
  return kept.find((one) => one.bookId === bookId.toUpperCase() && one.chapter === chapter) ?? null;
}

/** All that is kept, for somebody who wanted to go to `from` and comes from a chapter. */
export function overviewPath(from: string): string {
  return `${OFFLINE_PATH}?${new URLSearchParams({ all: '', from })}`;
}

/** Whether somebody asked for the overview; who was led there by the browser reads what they wanted to read, if it is kept. */
export function isOverviewWanted(search: string): boolean {
  return new URLSearchParams(search).has('all');
}

/** One kept chapter. */
export function readingPath({ textId, bookId, chapter }: KeptChapter, from: string): string {
  const path = [textId, bookId, chapter].map(encodeURIComponent).join('/');
  return `${OFFLINE_PATH}/${path}?${new URLSearchParams({ from })}`;
}
