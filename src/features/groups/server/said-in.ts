import { beginningOf } from '#contract/beginning-of.ts';
import { isBlank } from '#contract/visible-text.ts';
import { picturesInWords } from '../post-pictures.rules.ts';
import { picturesIn } from './picture-columns.ts';
import { optionsIn } from './poll-columns.ts';
import type { PostRow } from './post-store.ts';

/** What a post says in words: its text, what is to be seen on its pictures, and the options of its poll, a line each. */
export function saidIn(post: Pick<PostRow, 'text' | 'pictures' | 'poll_options'>): string {
  const pictures = picturesInWords(picturesIn(post).map(({ alt }) => alt));
  const options = optionsIn(post).map((option) => `· ${option}`);
  return [post.text, pictures, options.join('\n')].filter(Boolean).join('\n\n');
}

const EXCERPT = 140;

/** The beginning of it, for what leads there: no character is broken apart, and an ellipsis says that there is more. */
export function excerptOf(post: Pick<PostRow, 'text' | 'pictures' | 'poll_options'>): string {
  return beginningOf(saidIn(post), EXCERPT);
}

/** White space alone, which is there where somebody has taken their words back, says nothing. */
export function wordsIn(text: string): string {
  return isBlank(text) ? '' : text;
}
