import { LRUCache } from 'lru-cache';
import { bookBySpelling } from '../book-spelling.rules.ts';
import { writtenPlaces } from '../written-places.rules.ts';
import { bookMistyped } from './references/book-mistyped.ts';
import { nameOfPlace, pathOfPlace } from './references/place-names.ts';
import { readPlaces } from './references/read-places.ts';

/** A place in the Bible that somebody's words name. Positions in UTF-16 units. */
export interface Mention {
  from: number;
  to: number;
  /** 'Acts 4:32' */
  reference: string;
  /** The screen that shows it: '/bible/ACT/4/32'. */
  path: string;
}

/** Slips of the pen too ('Pslam 23:1'). */
const NAMINGS = [bookBySpelling, bookMistyped];

const MAX_MENTIONS = 10;
/** What has a book's name and is no place costs as much as one: a text has so many tries. */
const MOST_TRIES = 20;

/** Reading a place takes a fifth of a millisecond, and a page of talk may name hundreds, most of them again and again. */
const remembered = new LRUCache<string, Pick<Mention, 'reference' | 'path'> | 'none'>({ max: 5000 });

/** Places that a text names, in its order: 'Acts 4:32', 'Song of Solomon 2:1', '1 Cor 13:4-7'. At most ten. */
export function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const { from, to } of writtenPlaces(text, NAMINGS).slice(0, MOST_TRIES)) {
    const place = placeOf(text.slice(from, to));
    if (place !== 'none') mentions.push({ from, to, ...place });
    if (mentions.length === MAX_MENTIONS) break;
  }
  return mentions;
}

function placeOf(words: string): Pick<Mention, 'reference' | 'path'> | 'none' {
  const known = remembered.get(words);
  if (known !== undefined) return known;
  const [place, ...more] = readPlaces(words, { around: 'nothing' })?.places ?? [];
  const isOne = place !== undefined && more.length === 0 && place.from !== null;
  const read = isOne ? { reference: nameOfPlace(place), path: pathOfPlace(place) } : 'none';
  remembered.set(words, read);
  return read;
}
