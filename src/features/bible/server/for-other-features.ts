export { findPassage, requirePassage } from './find-passage.ts';
