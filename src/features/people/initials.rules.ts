import { firstLetterOf } from './first-letter.rules.ts';

/** 'Alice Moreau' is 'AM'. Letters of Arabic are kept apart: joined, they would be a word. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map(firstLetterOf)
    .join('\u200c')
    .replace(/(?<!\p{Script=Arabic})\u200c|\u200c(?!\p{Script=Arabic})/gu, '');
}
