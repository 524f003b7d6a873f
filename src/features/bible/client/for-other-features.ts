export { chapterQuery } from './bible-queries.ts';
export { LinkedPlaces } from './components/linked-places.tsx';
export { useReaderPreferences } from './reader-preferences.ts';
export { versesPath } from './verse-path.ts';
export { linesOfVerses } from './verse-spans.ts';
