export { LookKept } from './components/look-kept.tsx';
export { QuestsOfToday } from './components/quests-of-today.tsx';
