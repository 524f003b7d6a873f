export { chapterQuery } from './bible-queries.ts';
export { LinkedPlaces } from './components/linked-places.tsx';
export { loadStillChapter } from './load-still-chapter.ts';
export { useReaderPreferences } from './reader-preferences.ts';
export { OfferedTexts } from './uploaded-texts/offered-texts.tsx';
export { useVerseOfTheDay } from './use-verse-of-the-day.ts';
export { passagePath, versesPath } from './verse-path.ts';
export { linesOfVerses } from './verse-spans.ts';
