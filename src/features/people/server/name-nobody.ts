import { LRUCache } from 'lru-cache';
import { skeletonsOf, wordsOfName } from './name-office.ts';
import { skeletonOf } from './name-skeleton.ts';

/** Words by which the screens call whoever is not named, in whatever name they stand: 'Someone in your circle', 'Somebody who has left'. */
const WORDS = skeletonsOf('anonymous deleted nobody somebody someone yourself');

/** What they call somebody in several words, or in one that others are called by, too, such as the surname You. */
const WHOLE: ReadonlySet<string> = new Set(
  [
    'You',
    'You without your name',
    'Without a name',
    'Without your name',
    'No name',
    'The author',
    'Its author',
    // For a name of which every letter stands apart: then no word of it is known.
    'Someone here',
    'Someone in your circle',
    'Someone in your group',
    'Somebody here',
    'Somebody who has left',
    'Deleted account',
  ].flatMap((name) => [name, name.toUpperCase()].map(skeletonOf)),
);

/** As for offices: what is known of a name never changes, so each process can keep its own. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/** Whether a name is what the screens call somebody who is not named, or looks like it: 'Someone here', 'Y o u'. */
export function isNameOfNobody(name: string): boolean {
  let is = known.get(name);
  if (is === undefined) {
    is =
      WHOLE.has(skeletonOf(name)) || [...wordsOfName(name), name].some((word) => WORDS.has(skeletonOf(word)));
    known.set(name, is);
  }
  return is;
}
