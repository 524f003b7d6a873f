import { WRITTEN_PLACE } from '../written-places.rules.ts';
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

const MOST = 10;
/** What looks like a place and is none costs as much as one: a text has so many tries. */
const MOST_TRIES = 60;

/**
 * Places that a text names, in its order: 'Acts 4:32', 'Song of Solomon 2:1', '1 Cor 13:4-7'. At most ten.
 * Its pattern looks at each position once, so a long text costs no more than its length.
 */
export function mentionsIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  let tries = 0;
  for (const { 0: found, index } of text.matchAll(WRITTEN_PLACE)) {
    if (++tries > MOST_TRIES) break;
    const mention = mentionOf(found, index);
    if (mention) mentions.push(mention);
    if (mentions.length === MOST) break;
  }
  return mentions;
}

/** Words before a name may look like part of it ('See Acts 4:32'): they are left out one by one. */
function mentionOf(found: string, index: number): Mention | null {
  for (let rest = found; rest !== ''; rest = rest.replace(/^\S+\s?/u, '')) {
    const [place, ...more] = readPlaces(rest, { around: 'nothing' })?.places ?? [];
    if (!place || more.length > 0 || place.from === null) continue;
    const from = index + found.length - rest.length;
    return { from, to: index + found.length, reference: nameOfPlace(place), path: pathOfPlace(place) };
  }
  return null;
}
