import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { type DecisionReason, URGENCIES } from '../moderation.rules.ts';
import { type CaseFacts, rankOf, urgencyOf } from '../queue.rules.ts';
import { type ActionRow, createActions, findAction, findInForce } from './action-store.ts';
import { type CaseRow, createCase, findOpenCase, holdCase, updateCase } from './case-store.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { findReasonsOfCase, moveReports } from './report-store.ts';
import { tellModerators } from './tell-moderators.ts';

/** Words that come before moderators. */
export interface WordsOfCase {
  kind: string;
  wordsId: string;
  /** Whoever answers for them now. */
  authorId: string;
}

/**
 * The open case about these words, held until the transaction ends; it is made when there is none. It is about whoever answers for
 * them now, also where it was about somebody else before.
 */
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
  if (held?.closed_at === null && held.author_id === words.authorId) return held;
  if (held?.closed_at === null) await passOn(tx, held, words.authorId, { now, isGone: false });
  // Otherwise it was closed in between.
  return openCase(tx, words, now);
}

/**
 * Lets the open case about these words be about whoever answers for them now: they wrote them anew, or were given them. Nothing is
 * done where there is no case, or where it is about them already.
 * @param isGone the account of who answered before is being deleted
 * @returns the case about who answers now, if there is one, and what holds the words in it: they are told where they were not at it
 */
export async function bringToAuthor(
  tx: Tx,
  words: WordsOfCase,
  { now, isGone = false }: { now: number; isGone?: boolean },
): Promise<PassedOn | undefined> {
  const open = await findOpenCase(tx, words.kind, words.wordsId);
  if (!open || open.author_id === words.authorId) return undefined;
  const held = await holdCase(tx, open.id);
  if (held?.closed_at !== null || held.words_id === null) return undefined;
  return passOn(tx, held, words.authorId, { now, isGone });
}

/** The same as its words say it, in case nobody did it when they changed hands. */
export async function followAuthor(
  { words }: Pick<ModerationDeps, 'words'>,
  tx: Tx,
  { kind, words_id: wordsId }: Pick<CaseRow, 'kind' | 'words_id'>,
  now: number,
): Promise<PassedOn | undefined> {
  const found = wordsId === null ? undefined : await words.get(kind)?.find(tx, wordsId);
  return found && bringToAuthor(tx, { kind, wordsId: found.id, authorId: found.authorId }, { now });
}

interface PassedOn {
  caseId: string;
  hold: ActionRow | null;
}

/**
 * Ends a held, open case about an author who does not answer for the words any more. What was reported, and that the words are hidden
 * until somebody looks, goes on in a case about whoever does: nobody is judged by another's words, nor reads what was written to
 * them. Where words of danger were found or reported, the case stays open without the words, since its author may need care.
 */
async function passOn(
  tx: Tx,
  one: CaseRow,
  authorId: string,
  { now, isGone }: { now: number; isGone: boolean },
): Promise<PassedOn | undefined> {
  const { kind, words_id: wordsId } = one;
  if (wordsId === null) return undefined;
  const reasons = await findReasonsOfCase(tx, one.id);
  const isCareNeeded = !isGone && (one.danger_at !== null || reasons.includes('danger'));
  const heldBecause = await endHold(tx, one, now);
  await updateCase(tx, one.id, {
    held_at: null,
    claimed_by: null,
    claimed_until: null,
    ...(isCareNeeded ? { words_id: null } : { closed_at: now }),
  });
  await tellModerators(tx, one, now);
  const goesOn = reasons.some((reason) => !isCareNeeded || reason !== 'danger');
  if (heldBecause === null && !goesOn) return undefined;
  const next = await openCase(tx, { kind, wordsId, authorId }, now);
  const moved = await moveReports(tx, { from: one.id, to: next.id, alsoOfDanger: !isCareNeeded });
  const known = { ...NOTHING_KNOWN, openedAt: one.opened_at };
  await updateCase(tx, next.id, {
    reports: moved,
    opened_at: one.opened_at,
    ...placeOf({
      ...known,
      isDanger: !isCareNeeded && reasons.includes('danger'),
      isHeldByReports: heldBecause === 'reports',
      isHeldByList: heldBecause === 'word-list',
      reports: moved,
    }),
  });
  const left = one.reports - moved;
  const stays = { reports: left, ...placeOf({ ...known, isDanger: true, reports: left }) };
  if (isCareNeeded) await updateCase(tx, one.id, stays);
  const hold = heldBecause === null ? null : await writeHold(tx, next, heldBecause, now);
  return { caseId: next.id, hold };
}

/** Takes back that words are held by this case, and says why they were; null: it does not hold them. */
async function endHold(tx: Tx, one: CaseRow, now: number): Promise<'reports' | 'word-list' | null> {
  const holds = await findInForce(tx, { kind: one.kind, wordsId: one.words_id! }, ['hold']);
  const found = holds.find(({ case_id }) => case_id === one.id);
  const hold = found && (await findAction(tx, found.id));
  if (!hold) return null;
  const id = newId(now);
  const lift = { action: 'lift', reason: 'settled', until: null, undoes_id: hold.id } as const;
  const about = { case_id: one.id, author_id: one.author_id, moderator_id: null };
  await createActions(tx, [{ id, decision_id: id, ...about, ...lift, created_at: now }]);
  return hold.reason === 'word-list' ? 'word-list' : 'reports';
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
