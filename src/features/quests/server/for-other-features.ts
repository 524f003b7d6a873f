export { lastLookBefore } from './last-look.ts';
export { findQuestsDone } from './quest-store.ts';
