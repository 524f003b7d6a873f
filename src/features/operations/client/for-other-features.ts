export { ParkedWork } from './components/parked-work.tsx';
