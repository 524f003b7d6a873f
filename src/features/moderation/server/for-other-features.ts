export { type Admitted, admitAsTheyAre, admitEdit, admitWords } from './admit-words.ts';
export { hasOpenCase } from './case-store.ts';
export { areHidden } from './hidden-words.ts';
export { otherModeratorOf } from './moderator-store.ts';
export { mutedUntil, refuseMuted } from './standing.ts';
