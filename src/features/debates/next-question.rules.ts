import type { DebateQuestion } from './questions/debate-question.ts';

/**
 * The question that the next week without one gets: of the catalogue, in its order, the first that this house never had; then the
 * one that it had longest ago.
 * @param had slugs of other weeks, the latest first
 */
export function nextQuestion(catalogue: readonly DebateQuestion[], had: readonly string[]): DebateQuestion {
  const [first] = longestAgoFirst(catalogue, had);
  if (!first) throw new Error('the catalogue of questions is empty');
  return first;
}

/** What was never asked first, in the order of the catalogue; then what was asked longest ago. @param had as above */
export function longestAgoFirst(
  questions: readonly DebateQuestion[],
  had: readonly string[],
): DebateQuestion[] {
  const weeksAgo = ({ slug }: DebateQuestion) => {
    const last = had.indexOf(slug);
    return last === -1 ? had.length : last;
  };
  return questions.toSorted((a, b) => weeksAgo(b) - weeksAgo(a));
}
