import { isolated } from '#ui/isolated.ts';
import { today } from './group-dates.ts';

/** Of UTF-8, with room for an ending: systems take 255 bytes in a name. */
const MOST_BYTES = 200;
/** What some system takes in no name: what parts folders, control characters, and what turns the direction of writing. */
const TAKEN_NOWHERE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/gu;

/**
 * The name under which somebody saves a picture of a talk, so that they find it again among their own: what it shows where its author
 * said that, otherwise whose it is; the day on which it was shown; and its place where the post has several.
 * @param whose 'Your picture', 'A picture from Ruth'
 */
export function savedName(
  { alt, writtenAt, at, count }: { alt: string; writtenAt: number; at: number; count: number },
  whose: string,
): string {
  const day = today(new Date(writtenAt));
  const what = cut(
    (alt || whose)
      .replace(TAKEN_NOWHERE, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ .]+|[ .]+$/g, ''),
  );
  return `${what === '' ? day : `${what}, ${day}`}${count === 1 ? '' : `, ${at + 1}`}.webp`;
}

/** As many whole letters as there is room for. */
function cut(words: string): string {
  const bytes = new TextEncoder();
  let left = MOST_BYTES;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    left -= bytes.encode(segment).length;
    if (left < 0) break;
    kept += segment;
  }
  return kept.trim();
}

/** What a picture is called while it is shown large: 'A picture from Ruth, 2 of 3' */
export function shownName(whose: string, { at, count }: { at: number; count: number }): string {
  return count === 1 ? whose : `${isolated(whose)}, ${at + 1} of ${count}`;
}
