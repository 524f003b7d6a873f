export { ChosenBackground } from './components/chosen-background.tsx';
