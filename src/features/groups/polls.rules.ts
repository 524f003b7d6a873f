import { isBlank } from '#contract/visible-text.ts';

/** The poll that a post asks. Lengths in characters. */
export const POLL_LIMITS = { fewest: 2, options: 10, option: 80 } as const;

/** What is said where a poll has no question. */
export const NOTHING_ASKED = 'Please write your question.';

/** A poll as it is asked. */
export interface AskedPoll {
  options: readonly string[];
  /** Several of the options can be chosen. */
  isMultiple: boolean;
}

/** The place of the first option that says what one ahead of it says; -1 where each says something else. */
export function repeatedOption(options: readonly string[]): number {
  const said = options.map((option) => option.trim().replace(/\s+/g, ' ').toLowerCase());
  return said.findIndex((option, place) => !isBlank(option) && said.indexOf(option) < place);
}

/** Whether these places of options can be chosen together; none of them is a vote taken back. */
export function isVote(chosen: readonly number[], { options, isMultiple }: AskedPoll): boolean {
  if (chosen.some((place) => place < 0 || place >= options.length)) return false;
  if (new Set(chosen).size !== chosen.length) return false;
  return isMultiple || chosen.length <= 1;
}

/** The places of the options that the most people chose; none as long as nobody has chosen. */
export function mostChosen(options: readonly { votes: number }[]): number[] {
  const most = Math.max(...options.map(({ votes }) => votes));
  return most === 0 ? [] : options.flatMap(({ votes }, place) => (votes === most ? [place] : []));
}
