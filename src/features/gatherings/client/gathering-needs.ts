import { isBlank } from '#contract/visible-text.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';

/** Things to bring, one a line, without bullets and blank lines. */
export function bringsIn(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.replace(/^\s*[-–—*•·]\s*/u, '').trim())
    .filter((line) => !isBlank(line));
}

/** What is wrong with the list of what is needed; null when nothing is. */
export function problemOfNeeds(lines: string): string | null {
  const brings = bringsIn(lines);
  if (brings.length > GATHERING_LIMITS.lines) return `At most ${GATHERING_LIMITS.lines} lines.`;
  return brings.some((line) => line.length > GATHERING_LIMITS.line)
    ? `A line has at most ${GATHERING_LIMITS.line} characters.`
    : null;
}
