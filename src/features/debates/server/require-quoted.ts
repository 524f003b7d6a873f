import { AppError } from '#contract/errors.ts';
import { withMissingMarks } from '#features/bible/quotation.rules.ts';
import { misquoted } from '../quotation.rules.ts';
import { type DebateRow, positionsOf } from './debate-store.ts';
import type { Cited } from './read-reference.ts';

/**
 * What is quoted beside a passage stands in it, in what it answers or in the question. Without a passage nothing is checked: not
 * everything in quotation marks is Scripture.
 * @param answers what it stands under, where that is a claim
 * @param path of the text within the body: 'text'
 * @throws AppError MISQUOTED, which says how the passage reads
 */
export function requireQuoted(
  text: string,
  cited: readonly Cited[],
  { debate, answers, path }: { debate: DebateRow; answers: string | null; path: string },
): void {
  const [first] = cited;
  if (!first) return;
  const said = [debate.question, debate.about, answers ?? ''];
  const held = positionsOf(debate).flatMap(({ title, says }) => [title, says]);
  if (misquoted(text, [...cited.flatMap(({ texts }) => texts), ...said, ...held]) === null) return;
  const references = cited.map(({ reference }) => reference).join(' or ');
  const reads = cited.length === 1 ? 'It reads' : `${first.reference} reads`;
  const message = `These words are not in ${references}. ${reads}: ${withMissingMarks(first.texts[0] ?? '')}`;
  throw new AppError('MISQUOTED', message, { issues: [{ path: `body.${path}`, message }] });
}
