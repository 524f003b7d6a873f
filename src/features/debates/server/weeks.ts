import { foldForSearch } from '#contract/fold-for-search.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { nextQuestion } from '../next-question.rules.ts';
import { QUESTIONS } from '../questions/catalogue.ts';
import type { DebateQuestion } from '../questions/debate-question.ts';
import { closesAt, opensAt, type Week, weekOf } from '../weeks.rules.ts';
import { createDebate, type DebateRow, findDebate, findHad } from './debate-store.ts';
import { noSuchDebate } from './refusals.ts';

/**
 * This week's debate. Whoever asks for it first gives the week its question, once for all servers: a server that slept, or was never
 * told to run its jobs, has a question all the same.
 */
export async function currentDebate(db: Db, now: number): Promise<DebateRow> {
  const week = weekOf(now);
  const known = await findDebate(db, week);
  if (known) return known;
  await inTransaction(db, async (tx) => {
    // What moderators chose for a coming week is not asked before it.
    const had = (await findHad(tx)).map(({ slug }) => slug);
    await createDebate(tx, newDebate(week, nextQuestion(QUESTIONS, had), now));
  });
  return (await findDebate(db, week))!;
}

/** @throws AppError NOT_FOUND for a week that never had a question, or has not begun */
export async function requireDebate(db: Db, week: Week, now: number): Promise<DebateRow> {
  const row = week === weekOf(now) ? await currentDebate(db, now) : await findDebate(db, week);
  if (!row || row.opens_at > now) throw noSuchDebate();
  return row;
}

/** The row of a week with this question. @param slug null where moderators wrote it */
export function newDebate(
  week: Week,
  { slug, question, about, positions, passages }: Omit<DebateQuestion, 'slug'> & { slug: string | null },
  now: number,
): DebateRow {
  return {
    id: newId(now),
    week,
    slug,
    question,
    about,
    positions: JSON.stringify(positions),
    passages: JSON.stringify(passages),
    search_text: searchTextOf({ question, about, positions }),
    opens_at: opensAt(week)!,
    closes_at: closesAt(week)!,
    closed_at: null,
    claims: 0,
    revision: 0,
    closing_words: null,
    closing_by: null,
  };
}

export function searchTextOf({
  question,
  about,
  positions,
}: Pick<DebateQuestion, 'question' | 'about' | 'positions'>) {
  return foldForSearch([question, about, ...positions.flatMap(({ title, says }) => [title, says])].join(' '));
}
