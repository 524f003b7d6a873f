import { randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { isBlank } from '#contract/visible-text.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import type { judgeOtherSide } from '../claims.contract.ts';
import { canJudge, canReadWords } from '../debates.policy.ts';
import { FAIR_MARKS, isStatedFairly, seenFrom } from '../debates.rules.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { type Held, holdWeek, requireOpen, requireReading } from './hold-open.ts';
import { newWords } from './make-claim.ts';
import { presentOthers } from './other-sides.ts';
import { countHolders, findPositionOf } from './stand-store.ts';
import { countFair, findVerdict, saveVerdict, type VerdictRow } from './verdict-store.ts';
import {
  createWords,
  deleteWords,
  findWords,
  judgedWords,
  updateWords,
  type WordsRow,
} from './words-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Enough of those who hold a position say that a statement of it is fair. */
    'debate-stated-fairly': { statementId: string };
  }
}

type Body = HandlerInput<typeof judgeOtherSide>['body'];

/**
 * Says whether a statement of what one holds is fair, or how one would put it. It can be said anew until the close; 'fair' stays from
 * the moment on in which the statement's author was paid for it.
 */
export async function judge(
  deps: DebatesDeps,
  caller: Caller,
  statementId: string,
  body: Body,
): Promise<HandlerOutput<typeof judgeOtherSide>> {
  const known = await findWords(deps.db, statementId);
  if (known?.kind !== 'debate-other-side') throw noSuchStatement();
  const saysLine = !isBlank(body.text);
  if (saysLine && body.verdict === 'fair')
    throw invalidField('text', 'It is fair: nothing has to be put differently.');
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const held = await holdWeek(tx, deps, caller, known.debate_id);
    const { debate, reader } = held;
    requireReading(reader);
    const row = await findWords(tx, statementId);
    const as = row && (await judgesAs(tx, held, row));
    if (!row || !as) throw noSuchStatement();
    requireOpen(held);
    const before = await findVerdict(tx, statementId, caller.id);
    if (row.found_fair_at !== null && before?.verdict === 'fair' && body.verdict !== 'fair') throw stays();
    const line = await keepLine(tx, held, { deps, caller, body, before, position: row.position });
    const wasFair = await isFair(tx, row);
    await saveVerdict(tx, {
      statement_id: statementId,
      user_id: caller.id,
      verdict: body.verdict,
      as_moderator: as === 'moderator' ? 1 : 0,
      words_id: line.id,
      judged_at: before?.verdict === body.verdict ? before.judged_at : reader.now,
    });
    if (!wasFair && (await isFair(tx, row))) {
      await deps.events.emit(
        tx,
        {
          type: 'debate-stated-fairly',
          subject: statementId,
          payload: { statementId },
          userId: row.user_id,
          notBefore: seenFrom(reader.now, debate.closes_at),
        },
        reader.now,
      );
    }
    const said = { verdict: body.verdict, myLine: saysLine ? body.text : null };
    return { ...presentOthers(row, said), needsHelp: line.needsHelp };
  });
}

/** Null for whoever may not judge it, or may not read it. */
async function judgesAs(tx: Tx, { debate, reader }: Held, row: WordsRow) {
  if (!canReadWords(reader, judgedWords(row), reader.now)) return null;
  const stand = await findPositionOf(tx, debate.id, reader.id);
  const holders = await holdersBesides(tx, row);
  return canJudge(reader, { authorId: row.user_id, position: row.position, holders }, stand);
}

/** Whether a statement is found fair as things are now, or was. */
export async function isFair(db: DbOrTx, row: WordsRow): Promise<boolean> {
  if (row.found_fair_at !== null) return true;
  const marks = await countFair(db, row.id, Number.MAX_SAFE_INTEGER);
  return isStatedFairly({ ...marks, holders: await holdersBesides(db, row) });
}

function holdersBesides(db: DbOrTx, { debate_id, position, user_id }: WordsRow): Promise<number> {
  return countHolders(db, { debateId: debate_id, position, except: user_id, most: FAIR_MARKS });
}

/** How they would put it: new, changed, or gone where nothing is said any more. */
async function keepLine(
  tx: Tx,
  held: Held,
  {
    deps,
    caller,
    body: { text },
    before,
    position,
  }: { deps: DebatesDeps; caller: Caller; body: Body; before: VerdictRow | undefined; position: string },
): Promise<{ id: string | null; needsHelp: boolean }> {
  const { now } = held.reader;
  const known = before?.words_id ? await findWords(tx, before.words_id) : undefined;
  if (isBlank(text)) {
    if (known) await deleteWords(tx, known.id);
    return { id: null, needsHelp: false };
  }
  if (known?.text === text) return { id: known.id, needsHelp: findDanger(text) !== null };
  const id = known?.id ?? randomUUID();
  const words = { caller, kind: 'debate-verdict', wordsId: id, texts: [text], deps } as const;
  if (known) {
    const { isHeld, needsHelp } = await admitEdit(tx, words, now);
    await updateWords(tx, id, { text, ...(isHeld && { hidden_because: 'held' as const }) });
    return { id, needsHelp };
  }
  const { isHeld, needsHelp } = await admitWords(tx, { ...words, shape: 'reply' }, now);
  const seen = seenFrom(now, held.debate.closes_at);
  const row = newWords(held, caller, id, 'debate-verdict', isHeld);
  await createWords(tx, { ...row, position, text, tell_at: seen });
  return { id, needsHelp };
}

function stays(): AppError {
  return new AppError('ALREADY_DONE', 'It was found fair, and you said so, too. That stays.');
}

function noSuchStatement(): AppError {
  return new AppError('NOT_FOUND', 'This is not here any more, or it is not yours to judge.');
}
