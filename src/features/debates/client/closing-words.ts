import type { Debate, DebateClosing } from '../debates.contract.ts';
import { claimsWords, noCapital } from './debate-words.ts';
import { mindsWords } from './week-words.ts';

type Positions = readonly Pick<Debate['positions'][number], 'key' | 'short'>[];
export type BestClaim = DebateClosing['best'][number];

/** What a position is called within a sentence: 'a gift'. */
export function shortOf(positions: Positions, key: string): string {
  return positions.find((position) => position.key === key)?.short ?? key;
}

/** Somebody's words between quotation marks, unless they quote themselves: two marks beside each other read badly. */
export function quoted(text: string): string {
  return /[“”"]/.test(text) ? text : `“${text}”`;
}

function mindsChangedIn(minds: DebateClosing['minds']): number {
  return minds.reduce((all, { count }) => all + count, 0);
}

/** The heading of a closed week: what moved is the news, and where nothing moved, that people heard each other. */
export function movedWords({ claims, closing }: Pick<Debate, 'claims' | 'closing'>): string {
  const moved = mindsChangedIn(closing?.minds ?? []);
  if (moved > 0) return mindsWords(moved);
  if (claims === 0) return 'A quiet week: nobody spoke. The question stays a good one.';
  return `Everyone kept their mind, and heard ${noCapital(claimsWords(claims))}.`;
}

/** What stands beside the name of somebody who argued well: 'for a gift', 'changed 5 minds'. */
export function bestNotes(
  { speaksFor, position, mindsChanged, argued }: Omit<BestClaim, 'claim'>,
  positions: Positions,
): string[] {
  return [
    speaksFor === null ? `against ${shortOf(positions, position)}` : `for ${shortOf(positions, speaksFor)}`,
    ...(mindsChanged > 0
      ? [`changed ${mindsChanged === 1 ? 'one mind' : `${count(mindsChanged)} minds`}`]
      : []),
    ...(mindsChanged === 0 && argued > 0
      ? [argued === 1 ? 'well argued, one says' : `well argued, ${count(argued)} say`]
      : []),
  ];
}

/** A closed week as it is passed on: the question, what moved, and what was said best, without anybody's name. */
export function sharedWords(debate: Pick<Debate, 'question' | 'positions' | 'claims' | 'closing'>): string {
  const { question, positions, closing } = debate;
  const ways = (closing?.minds ?? []).map(
    ({ from, to, count: minds }) =>
      `${count(minds)} from ${shortOf(positions, from)} to ${shortOf(positions, to)}`,
  );
  const best = (closing?.best ?? [])
    .filter(({ claim }) => claim.gone === null)
    .map(
      ({ claim, ...rest }) =>
        `${quoted(claim.text)} (${bestNotes({ ...rest, mindsChanged: 0, argued: 0 }, positions)[0]})`,
    );
  return [question, [movedWords(debate), ...ways].join('\n'), ...best].join('\n\n');
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}
