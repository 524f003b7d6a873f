export { ThisWeeksQuestion } from './components/this-weeks-question.tsx';
export { WeeksQuestionRow } from './components/weeks-question-row.tsx';
