import { beginningOf } from '#contract/beginning-of.ts';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { isBlank } from '#contract/visible-text.ts';
import { picturesInWords } from '../post-pictures.rules.ts';
import { picturesIn } from './picture-columns.ts';
import { optionsIn } from './poll-columns.ts';
import type { GroupPostTable } from './talk-tables.ts';

type Said = Pick<GroupPostTable, 'text' | 'pictures' | 'poll_options'>;

/** What a post says in words: its text, what is to be seen on its pictures, and the options of its poll, a line each. */
export function saidIn(post: Said): string {
  const pictures = picturesInWords(picturesIn(post).map(({ alt }) => alt));
  const options = optionsIn(post).map((option) => `· ${option}`);
  return [post.text, pictures, options.join('\n')].filter(Boolean).join('\n\n');
}

/** What is searched of a post: its words, those of its pictures, and the options of its poll. */
export function searchTextOf(post: Said): string {
  return foldForSearch(inOneLine(post));
}

/** The same words as they were written, in one line. */
export function inOneLine(post: Said): string {
  const words = [post.text, ...picturesIn(post).map(({ alt }) => alt), ...optionsIn(post)];
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const EXCERPT = 140;

/** The beginning of it, for what leads there: no character is broken apart, and an ellipsis says that there is more. */
export function excerptOf(post: Said): string {
  return beginningOf(saidIn(post), EXCERPT);
}

/** White space alone, which is there where somebody has taken their words back, says nothing. */
export function wordsIn(text: string): string {
  return isBlank(text) ? '' : text;
}
