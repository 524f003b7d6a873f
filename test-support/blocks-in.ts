import type { SetChapter } from '#features/bible/server/text/brought/chapter-setter.ts';
import type { Block } from '#features/bible/server/text/translation.ts';

/** How the chapters of books are set, without their words. */
export function blocksIn(books: Iterable<readonly SetChapter[]>): Block[][][] {
  return Array.from(books, (chapters) => chapters.map(({ blocks }) => blocks));
}
