export { chapterQuery } from './bible-queries.ts';
export { useReaderPreferences } from './reader-preferences.ts';
export { versesPath } from './verse-path.ts';
export { linesOfVerses } from './verse-spans.ts';
