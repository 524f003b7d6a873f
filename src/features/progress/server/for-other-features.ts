export { awardXP } from './award-xp.ts';
export { progressOf } from './progress-of.ts';
export { findXP, grantsBetween } from './progress-store.ts';
