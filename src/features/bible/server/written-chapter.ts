import { LRUCache } from 'lru-cache';
import { WrittenAnswer } from '#platform/server/http/written-answer.ts';
import type { Chapter } from '../bible.contract.ts';

/** Of one text, in bytes: some two hundred chapters. */
const MOST_KEPT = 2 * 1024 ** 2;

const writtenOf = new WeakMap<object, LRUCache<string, WrittenAnswer>>();

/** A chapter as it is sent, written once: taking it apart again for each reader cost more than all the rest of the call. */
export function writtenChapter(
  text: object,
  { book, chapter }: { book: number; chapter: number },
  read: () => Chapter,
): WrittenAnswer {
  let written = writtenOf.get(text);
  if (!written) {
    // It goes with its text, when that is replaced or taken away. Compressed it is kept too, in a quarter of the bytes.
    written = new LRUCache({
      maxSize: MOST_KEPT,
      sizeCalculation: ({ json }) => Math.ceil(json.length * 1.25),
    });
    writtenOf.set(text, written);
  }
  const at = `${book} ${chapter}`;
  const known = written.get(at);
  if (known) return known;
  const answer = new WrittenAnswer(read());
  written.set(at, answer);
  return answer;
}
