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

/** Whether a name holds the word of an office, or what looks like it: 'Pastor Ruth', 'L a m p s t a n d'. */
export function isOfficeName(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => OFFICES.has(skeletonOf(word))) || OFFICES.has(skeletonOf(name));
}
