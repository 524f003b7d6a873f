export { QuestsOfToday } from './components/quests-of-today.tsx';
