import { beginningOf } from '#contract/beginning-of.ts';

/** The beginning of somebody's words, for a line that leads to them. Whole words, at most `most` characters and an ellipsis. */
export function excerpt(text: string, most = 90): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : beginningOf(line, most + 1).slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`;
}
