export { chapterOpening } from './chapter-opening.ts';
export { findPassage, requirePassage } from './find-passage.ts';
export { type FoundVerses, findVerses, findVersesAround } from './find-verses.ts';
export { mentionsIn } from './mentions.ts';
export { countKept, findChapterMarks, readingTimeOf } from './reading-done-store.ts';
export { findPosition } from './reading-position-store.ts';
export { findChaptersRead } from './reading-store.ts';
export { onePlaceIn } from './references/read-places.ts';
export { isPutInstead } from './text/omitted-verses.ts';
