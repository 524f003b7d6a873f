export { ThisWeeksQuestion } from './components/this-weeks-question.tsx';
