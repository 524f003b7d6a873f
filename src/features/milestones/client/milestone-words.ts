import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { type Family, type Milestone, UNITS } from '../milestones.rules.ts';

const A: Record<Family, string> = { lamp: 'A lamp', seal: 'A seal', stone: 'A stone' };

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** 'Forty days'. In secret mode, where a person's numbers are put away, one that says a number is 'A lamp'. */
export function nameWords({ name, family, need }: Milestone, isSecret: boolean): string {
  return isSecret && need > 1 ? A[family] : capital(name);
}

/** What it stands for. Null in secret mode for one that says a number, which its line may say too. */
export function lineWords({ line, need }: Milestone, isSecret: boolean): string | null {
  return isSecret && need > 1 ? null : line;
}

/** 'A stone for the first prayer'; of several at once 'Five milestones are on your wall'. */
export function toldWords(reached: readonly Milestone[]): string {
  const [first] = reached;
  if (first === undefined || reached.length > 1) {
    return `${numberWord(reached.length)} milestones are on your wall`;
  }
  return `${A[first.family]} for ${first.name}`;
}

/** 'Two Gospels more' */
export function moreWords({ of: fact }: Milestone, left: number): string {
  const [one, several] = UNITS[fact] ?? ['', ''];
  return `${numberWord(left)} ${left === 1 ? one : several} more`;
}

/** 'Twelve on your wall' */
export function wallWords(reached: number): string {
  return reached === 0 ? 'A wall with room for what will be' : `${numberWord(reached)} on your wall`;
}

/** '24 November 2026' */
export function dayWords(at: number, timezone: string | null): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dateText(at, {
    ...options,
    ...(timezone !== null && { timeZone: timezone }),
  });
}
