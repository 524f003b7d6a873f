export {
  type AdmissionDeps,
  type Admitted,
  admitEdit,
  admitWords,
  type WordsToAdmit,
} from './admit-words.ts';
export { isMuted, mutedUntil, refuseMuted } from './standing.ts';
