export { findQuestsDone } from './quest-store.ts';
