export { ComingUp } from './components/coming-up.tsx';
export { TodayCard } from './components/today-card.tsx';
