import type { DebateQuestion } from './questions/debate-question.ts';

/**
 * The question that the next week without one gets: of the catalogue, in its order, the first that this house never had; then the
 * one that it had longest ago.
 * @param had slugs of former weeks, the latest first
 */
export function nextQuestion(catalogue: readonly DebateQuestion[], had: readonly string[]): DebateQuestion {
  const weeksAgo = ({ slug }: DebateQuestion) => {
    const last = had.indexOf(slug);
    return last === -1 ? Number.POSITIVE_INFINITY : last;
  };
  const [first, ...others] = catalogue;
  if (!first) throw new Error('the catalogue of questions is empty');
  return others.reduce((best, one) => (weeksAgo(one) > weeksAgo(best) ? one : best), first);
}
