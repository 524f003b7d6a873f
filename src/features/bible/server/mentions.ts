import { BOOKS } from '../books.rules.ts';
import { formatReference, parseReference, type Reference } from './text/references.ts';

/** A place in the Bible that somebody's words name. Positions in UTF-16 units. */
export interface Mention {
  from: number;
  to: number;
  /** 'Acts 4:32' */
  reference: string;
  /** The screen that shows it: '/bible/ACT/4/32'. */
  path: string;
}

/** A name, perhaps with a number before it, and then chapter and verse: a chapter alone is a word and a number too often. */
const PLACE =
  /(?<![\p{L}\p{N}:])(?:[1-3]\s?)?\p{Lu}[\p{L}.]*(?:\s(?:of\s)?\p{Lu}[\p{L}.]*){0,2}\s\d{1,3}[:.]\d{1,3}(?:\s?[-\u2013]\s?\d{1,3}(?:[:.]\d{1,3})?)?(?![\p{L}\p{N}:])/gu;

const MOST = 10;

/**
 * Places that a text names, in its order: 'Acts 4:32', 'Song of Solomon 2:1', '1 Cor 13:4-7'. At most ten.
 * Its pattern looks at each position once, so a long text costs no more than its length.
 */
export function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const { 0: found, index } of text.matchAll(PLACE)) {
    const mention = mentionOf(found, index);
    if (mention) mentions.push(mention);
    if (mentions.length === MOST) break;
  }
  return mentions;
}

/** Words before a name may look like part of it ('See Acts 4:32'): they are left out one by one. */
function mentionOf(found: string, index: number): Mention | null {
  for (let rest = found; rest !== ''; rest = rest.replace(/^\S+\s?/u, '')) {
    const [place, ...more] = parseReference(rest) ?? [];
    if (!place || more.length > 0 || place.from === null) continue;
    const from = index + found.length - rest.length;
    return { from, to: index + found.length, reference: referenceOf(place), path: pathOf(place) };
  }
  return null;
}

function referenceOf({ book, chapter, from, endChapter, to }: Reference): string {
  const start = formatReference(book, chapter, from!);
  if (endChapter !== chapter) return `${start}–${endChapter}:${to}`;
  return to === null || to === from ? start : `${start}–${to}`;
}

function pathOf({ book, chapter, from }: Reference): string {
  return `/bible/${BOOKS[book]!.id}/${chapter}/${from}`;
}
