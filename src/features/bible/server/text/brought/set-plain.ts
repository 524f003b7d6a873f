import { ChapterSetter, type SetChapter } from './chapter-setter.ts';
import type { Entry } from './set-osis.ts';

/** Sets the entries of a chapter without marks: one paragraph. */
export function setPlain(entries: readonly Entry[]): SetChapter {
  const setter = new ChapterSetter();
  for (const { verse, own, markup } of entries) {
    if (verse === 0) continue;
    setter.beginVerse(verse, own);
    setter.words(markup, {});
  }
  return setter.chapter;
}
