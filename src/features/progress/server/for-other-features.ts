export { awardXP } from './award-xp.ts';
export { type PaidToday, paidToday } from './paid-today.ts';
export { progressOf } from './progress-of.ts';
export { findPaidSources, findVisits, findXP } from './progress-store.ts';
export { giveBackXP, takeBackXP } from './take-back-xp.ts';
