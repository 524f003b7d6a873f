import { nextPath } from '#contract/next-path.ts';
import { getChapter } from '#features/bible/bible.contract.ts';
import { TEXT_VERSION } from '#features/bible/bible.rules.ts';
import { chapterName } from '#features/bible/books.rules.ts';
import { inputOfPath } from '#platform/client/endpoint-keys.ts';
import { OFFLINE_PATH } from './offline-path.ts';

/** How many chapters a browser keeps: some 2 MB. */
export const MOST_CHAPTERS = 60;

/** A chapter that this browser keeps. */
export interface KeptChapter {
  /** Where the server has it: `chapterPath`. */
  address: string;
  bookId: string;
  chapter: string;
  /** 'John 3' */
  name: string;
  /** Which text it is, shortly: 'WEB'. */
  text: string;
}

/** What an address (a path with its query) keeps; null for one that is no chapter, or one whose text was set in another way. */
export function keptChapterAt(address: string): KeptChapter | null {
  const found = inputOfPath(getChapter, address);
  if (found === null || found.query['v'] !== TEXT_VERSION) return null;
  const { bookId = '', chapter = '' } = found.params;
  const { translation = '' } = found.query;
  return { address, bookId, chapter, name: chapterName(bookId, chapter), text: shortNameOf(translation) };
}

/** Where somebody wanted to go when no page came, from `?from=`; a path of this site, and never this screen itself. */
export function wantedPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const path = nextPath(`?next=${encodeURIComponent(from)}`);
  return path === OFFLINE_PATH || path.startsWith(`${OFFLINE_PATH}?`) ? '/' : path;
}

/** Of the kept chapters, the one that an address of the reader ('/bible/JHN/3/16') asks for; in the text that was read last. */
export function chapterOfPath(path: string, kept: readonly KeptChapter[]): KeptChapter | null {
  const [, first, bookId = '', chapter = ''] = path.split(/[?#]/)[0]!.split('/');
  if (first !== 'bible') return null;
  return kept.find((one) => one.bookId === bookId.toUpperCase() && one.chapter === chapter) ?? null;
}

/** A text that was brought has its version after a dot. */
function shortNameOf(translation: string): string {
  return translation.split('.')[0]!.toUpperCase();
}
