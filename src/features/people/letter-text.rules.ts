import { nameInLetter } from './person-name.rules.ts';

/** The plain text of a letter to somebody: greeting and farewell around `paragraphs`. */
export function letterText(firstName: string, paragraphs: readonly string[]): string {
  const all = [`Dear ${nameInLetter(firstName)},`, ...paragraphs, 'Peace be with you,\nLampstand'];
  return `${all.join('\n\n')}\n`;
}
