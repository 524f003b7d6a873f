import { AppError } from '#contract/errors.ts';
import { peopleForModerators } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import {
  canBeUndone,
  closesCase,
  decisionProblem,
  endOf,
  hidesWords,
  isAboutSeen,
  type WantedDecision,
} from '../decision.rules.ts';
import { canSeeCase, type Person } from '../moderation.policy.ts';
import { type DecisionReason, MODERATION_LIMITS } from '../moderation.rules.ts';
import {
  type ActionRow,
  createActions,
  createNote,
  findAction,
  findActionsOfCases,
  findInForce,
} from './action-store.ts';
import { type CaseRow, findCase, findOpenCase, holdCase, updateCase } from './case-store.ts';
import { closeAnsweredAppeals, rowsOfGrant } from './grant-appeal.ts';
import { settleWords } from './hidden-words.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { followAuthor } from './open-case.ts';
import { requireDecidable } from './require-decidable.ts';
import { requireModerator } from './require-moderator.ts';
import { writingDownWhatItTells } from './reveal.ts';
import { settleBan } from './standing.ts';
import { tellLater } from './tell-author.ts';
import { tellModerators } from './tell-moderators.ts';
import { wordsChanged, wordsOfCase } from './words-hash.ts';

interface ToDecide {
  caller: { id: string };
  caseId: string;
  wanted: WantedDecision;
  /** The version of the words that the moderator read; null: there were none. */
  seen: string | null;
  idempotency: { key: string; requestHash: string } | null;
}

/** The id of a decision, and until when it can be undone (null: not at all). */
export interface Decided {
  id: string;
  undoUntil: number | null;
}

/**
 * Decides a case: writes down what is done, does it, and has the author told. Role and case are read in the transaction that
 * holds both, so of two moderators one wins and the other is told what was done.
 * @throws AppError NOT_FOUND, CASE_CLOSED, CASE_TAKEN, WORDS_CHANGED, FORBIDDEN, INVALID_INPUT
 */
export async function decide(deps: ModerationDeps, toDecide: ToDecide): Promise<Decided> {
  const { db, clock } = deps;
  const { caller, caseId, wanted, seen, idempotency } = toDecide;
  const problem = decisionProblem(wanted);
  if (problem) throw new AppError('INVALID_INPUT', problem.message, { issues: [problem] });
  const now = clock.now();
  const before = await findCase(db, caseId);
  if (!before) throw noSuchCase();
  // Nobody is judged by another's words. It stays so although the decision, which is about the case of before, is refused then.
  await inTransaction(db, (tx) => followAuthor(deps, tx, before, now));
  return writingDownWhatItTells(deps, caller.id, async (tx) => {
    await holdPeople(tx, [caller.id, before.author_id]);
    const moderator = await requireModerator(tx, caller.id, now);
    return once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        const one = await openCaseOf(tx, { moderator, caseId, now });
        const { found, version } = await wordsOfCase(deps, tx, one);
        const { against } = await requireDecidable(deps, tx, one, {
          found,
          moderator,
          action: wanted.action,
          now,
        });
        if (closesCase(wanted.action) && !isAboutSeen({ seen, version })) throw wordsChanged();
        const rows = await rowsOf(tx, { one, moderator, wanted, against, now });
        const main = await writeDown(tx, one, { rows, text: wanted.note.trim(), version, now });
        await updateCase(tx, one.id, {
          claimed_by: wanted.action === 'write' ? caller.id : null,
          claimed_until: wanted.action === 'write' ? now + MODERATION_LIMITS.claimMs : null,
          ...(wanted.action === 'ask-second' && { second_asked_by: caller.id }),
          ...(closesCase(wanted.action) && {
            closed_at: now,
            closed_hash: version,
            held_at: null,
          }),
        });
        await settle(deps, tx, one, now);
        const undoUntil = canBeUndone(wanted.action) ? now + MODERATION_LIMITS.undoMs : null;
        if (isTold(main)) await tellLater(deps.events, tx, main, { now, at: undoUntil ?? now });
        await tellModerators(tx, one, now);
        return { id: main.id, undoUntil };
      },
      (id) => decidedBefore(tx, id),
    );
  });
}

/** Keeps what is decided, and closes what else it answers. @returns the first of the rows */
async function writeDown(
  tx: Tx,
  one: CaseRow,
  what: { rows: readonly ActionRow[]; text: string; version: string | null; now: number },
): Promise<ActionRow> {
  const { rows, text, version, now } = what;
  const [main] = rows as [ActionRow, ...ActionRow[]];
  await createActions(tx, rows);
  // Another appeal that it answers has the answer, too.
  const others = rows.filter(({ case_id }) => case_id !== one.id);
  for (const { id, author_id } of text === '' ? [] : [main, ...others]) {
    await createNote(tx, { actionId: id, authorId: author_id, text });
  }
  await closeAnsweredAppeals(tx, others, { version, now });
  return main;
}

/** Lets words and bans be as what is in force says. */
export async function settle(
  { words, events }: Pick<ModerationDeps, 'words' | 'events'>,
  tx: Tx,
  one: Pick<CaseRow, 'kind' | 'words_id' | 'author_id'>,
  now: number,
): Promise<void> {
  await settleWords(tx, words, { kind: one.kind, wordsId: one.words_id, authorId: one.author_id }, now);
  if (one.author_id !== null) await settleBan(tx, one.author_id, { events, now });
}

/**
 * The case, open, not another's, and held until the transaction ends.
 * @throws AppError NOT_FOUND, CASE_CLOSED, CASE_TAKEN
 */
export async function openCaseOf(
  tx: Tx,
  { moderator, caseId, now }: { moderator: Person; caseId: string; now: number },
): Promise<CaseRow> {
  const one = await holdCase(tx, caseId);
  if (!one || !canSeeCase(moderator, { authorId: one.author_id })) throw noSuchCase();
  if (one.closed_at !== null) throw new AppError('CASE_CLOSED', await whatWasDone(tx, one, moderator.id));
  if (one.claimed_by !== null && one.claimed_by !== moderator.id && (one.claimed_until ?? 0) > now) {
    const name = (await peopleForModerators(tx, [one.claimed_by])).get(one.claimed_by)?.name;
    throw new AppError('CASE_TAKEN', `${name ?? 'Another moderator'} is on it.`);
  }
  return one;
}

async function rowsOf(
  tx: Tx,
  how: { one: CaseRow; moderator: Person; wanted: WantedDecision; against: ActionRow | null; now: number },
): Promise<ActionRow[]> {
  const { one, moderator, wanted, against, now } = how;
  const id = newId(now);
  const common = {
    decision_id: id,
    case_id: one.id,
    author_id: one.author_id,
    moderator_id: moderator.id,
    reason: wanted.reason as DecisionReason,
    created_at: now,
  };
  if (wanted.action === 'grant' && against) return rowsOfGrant(tx, against, { ...common, id });
  // What was hidden until somebody looks is looked at now: the decision takes the place of that.
  const [hold] =
    closesCase(wanted.action) && one.words_id !== null && one.appealed_action_id === null
      ? await findInForce(tx, { kind: one.kind, wordsId: one.words_id }, ['hold'])
      : [];
  const replaces = hold?.id ?? null;
  const alsoHides = hidesWords(wanted) && wanted.action !== 'hide';
  const main: ActionRow = {
    ...common,
    id,
    action: wanted.action,
    until: wanted.length ? endOf(wanted.length, now) : null,
    undoes_id: alsoHides ? null : replaces,
  };
  if (!alsoHides) return [main];
  return [main, { ...common, id: newId(now), action: 'hide', until: null, undoes_id: replaces }];
}

/** An author hears nothing of what changed nothing for them: that somebody reported what is fine. */
function isTold({ action, undoes_id }: ActionRow): boolean {
  return action === 'dismiss' ? undoes_id !== null : action !== 'ask-second';
}

async function decidedBefore(db: DbOrTx, id: string): Promise<Decided | undefined> {
  const action = await findAction(db, id);
  if (!action) return undefined;
  return { id, undoUntil: canBeUndone(action.action) ? action.created_at + MODERATION_LIMITS.undoMs : null };
}

const DONE: Partial<Record<ActionRow['action'], string>> = {
  hide: 'it is hidden',
  warn: 'its author was warned',
  mute: 'its author is muted',
  ban: 'its author is banned',
  dismiss: 'all is fine',
  grant: 'the appeal was granted',
  keep: 'it stays as it was',
};

/** 'Ruth M. was here before you: it is hidden.', as `readerId` reads it. */
export async function whatWasDone(db: DbOrTx, one: CaseRow, readerId: string): Promise<string> {
  const last = (await findActionsOfCases(db, [one.id])).findLast(
    ({ action, isUndone }) => !isUndone && DONE[action] !== undefined,
  );
  const by = last?.moderator_id;
  if (last && by === readerId) return `You decided this: ${DONE[last.action]}.`;
  const name = by ? (await peopleForModerators(db, [by])).get(by)?.name : undefined;
  if (!last) {
    const isElsewhere = one.words_id !== null && (await findOpenCase(db, one.kind, one.words_id));
    return isElsewhere
      ? 'Somebody else answers for these words by now. They wait in a case of its own.'
      : 'There is nothing left to decide here.';
  }
  return `${name ?? 'Another moderator'} was here before you: ${DONE[last.action]}.`;
}

export function noSuchCase(): AppError {
  return new AppError('NOT_FOUND', 'This case is not there, or not for you.');
}
