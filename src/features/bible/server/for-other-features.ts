export { findPassage, requirePassage } from './find-passage.ts';
export { type FoundVerses, findVerses, findVersesAround } from './find-verses.ts';
export { mentionsIn } from './mentions.ts';
export { isPutInstead } from './text/omitted-verses.ts';
