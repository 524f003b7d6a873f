import { LRUCache } from 'lru-cache';
import { skeletonOf } from './name-skeleton.ts';

/** Words by which a name promises that its owner speaks for the church or for this server. */
const OFFICES = new Set(
  [
    'admin',
    'administrator',
    'lampstand',
    'mod',
    'moderator',
    'official',
    'pastor',
    'reverend',
    'staff',
    'support',
    'system',
  ].map(skeletonOf),
);

/** Words that a group may be called by all the same: 'Support after a loss', 'The staff of St Mary'. */
const PLAIN_FOR_GROUPS = new Set(['staff', 'support', 'system'].map(skeletonOf));

/** The same names are shown again and again. What is known of a name never changes, so each process can keep its own. */
const known = new LRUCache<string, boolean>({ max: 10_000 });

/** Whether a name holds the word of an office, or what looks like it: 'Pastor Ruth', 'L a m p s t a n d'. */
export function isOfficeName(name: string): boolean {
  let is = known.get(name);
  if (is === undefined) {
    is = holdsOffice(name);
    known.set(name, is);
  }
  return is;
}

function holdsOffice(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => OFFICES.has(skeletonOf(word))) || OFFICES.has(skeletonOf(name));
}

/** Whether a group's name claims to speak for the church or for this server. */
export function isOfficeNameOfGroup(name: string): boolean {
  if (!isOfficeName(name)) return false;
  const words = name.split(/[^\p{L}\p{M}]+/u).map(skeletonOf);
  const claims = [...words, skeletonOf(name)].filter((word) => OFFICES.has(word));
  return claims.some((word) => !PLAIN_FOR_GROUPS.has(word));
}
