import type { PostRow } from './post-store.ts';

/** What a post says in words: its text, and what is to be seen on its picture. */
export function saidIn({ text, picture_alt }: Pick<PostRow, 'text' | 'picture_alt'>): string {
  if (picture_alt === null) return text;
  return [text, picture_alt === '' ? 'A picture' : `A picture: ${picture_alt}`].filter(Boolean).join('\n\n');
}

/** White space alone, which is there where somebody has taken their words back, says nothing. */
export function wordsIn(text: string): string {
  return text.trim() === '' ? '' : text;
}
