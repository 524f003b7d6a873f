import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { type DecisionReason, URGENCIES } from '../moderation.rules.ts';
import { type CaseFacts, rankOf, urgencyOf } from '../queue.rules.ts';
import { type ActionRow, createActions } from './action-store.ts';
import { type CaseRow, createCase, findOpenCase, holdCase, updateCase } from './case-store.ts';

/** Words that come before moderators. */
export interface WordsOfCase {
  kind: string;
  wordsId: string;
  authorId: string;
}

/** The open case about these words, held until the transaction ends; it is made when there is none. */
export async function openCase(tx: Tx, words: WordsOfCase, now: number): Promise<CaseRow> {
  const id = newId(now);
  const place = placeOf({ ...NOTHING_KNOWN, openedAt: now });
  await createCase(tx, {
    id,
    kind: words.kind,
    words_id: words.wordsId,
    author_id: words.authorId,
    ...place,
    reports: 0,
    danger_at: null,
    held_at: null,
    opened_at: now,
    closed_at: null,
    closed_hash: null,
    claimed_by: null,
    claimed_until: null,
    second_asked_by: null,
    appealed_action_id: null,
  });
  // Another transaction may have made it first.
  const open = await findOpenCase(tx, words.kind, words.wordsId);
  const held = open && (await holdCase(tx, open.id));
  // It was closed in between.
  return held && held.closed_at === null ? held : openCase(tx, words, now);
}

export const NOTHING_KNOWN: Omit<CaseFacts, 'openedAt'> = {
  isDanger: false,
  isAppeal: false,
  isHeldByReports: false,
  isHeldByList: false,
  reports: 0,
};

/** Where a case stands in the queue, as its row keeps it. */
export function placeOf(facts: CaseFacts): Pick<CaseRow, 'urgency' | 'rank'> {
  return { urgency: URGENCIES.indexOf(urgencyOf(facts)), rank: rankOf(facts) };
}

/**
 * Writes down that words are hidden until a moderator looks. Nobody decided it, so nobody is named.
 * @returns what was written: its author is told of it where they were not at it (`tellLater`)
 */
export async function writeHold(
  tx: Tx,
  one: Pick<CaseRow, 'id' | 'author_id'>,
  reason: Extract<DecisionReason, 'reports' | 'word-list'>,
  now: number,
): Promise<ActionRow> {
  const id = newId(now);
  const row: ActionRow = {
    id,
    decision_id: id,
    case_id: one.id,
    author_id: one.author_id,
    moderator_id: null,
    action: 'hold',
    reason,
    until: null,
    undoes_id: null,
    created_at: now,
  };
  await createActions(tx, [row]);
  await updateCase(tx, one.id, { held_at: now });
  return row;
}
