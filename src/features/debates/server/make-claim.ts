import { randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { once } from '#platform/server/idempotency.ts';
import type { createClaim } from '../claims.contract.ts';
import { canAnswer } from '../debates.policy.ts';
import { DEBATE_LIMITS, seenFrom, speaksForPosition } from '../debates.rules.ts';
import { updateDebate } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { payForClaim } from './debates-xp.ts';
import {
  type Held,
  holdWeek,
  readerAfter,
  requireOpen,
  requirePosition,
  requireReading,
} from './hold-open.ts';
import { createNode, findNodeRow, type NodeRow, sidesDownTo } from './node-store.ts';
import { readClaim } from './present-claim.ts';
import { type Cited, requireCited } from './read-reference.ts';
import { noSuchClaim } from './refusals.ts';
import { requireQuoted } from './require-quoted.ts';
import { findPositionOf } from './stand-store.ts';
import { requireDebate } from './weeks.ts';
import { createWords, findWords, type WordsRow, wordsBy } from './words-store.ts';

type Body = HandlerInput<typeof createClaim>['body'];
type Answer = HandlerOutput<typeof createClaim>;

/** Says something for or against a position or a claim; a second claim of a week comes with a statement of another side. */
export async function makeClaim(
  deps: DebatesDeps,
  caller: Caller,
  week: string,
  body: Body,
  idempotency: { key: string; requestHash: string } | null,
): Promise<Answer> {
  const { id: debateId } = await requireDebate(deps.db, week, deps.clock.now());
  const cited = await requireCited(body.cites, 'cites');
  const citedOther = await requireCited(body.otherSide?.cites ?? [], 'otherSide.cites');
  const made = await inUserTransaction(deps.db, caller.id, async (tx) => {
    const held = await holdWeek(tx, deps, caller, debateId);
    const answer = async (id: string, needsHelp: boolean, xpEarned: number) => ({
      id,
      needsHelp,
      xpEarned,
      progress: await progressOf(tx, caller.id),
    });
    return once(
      tx,
      { userId: caller.id, idempotency, now: held.reader.now },
      async () => {
        requireReading(held.reader);
        requireOpen(held);
        requirePosition(held.debate, body.position, 'position');
        const parent =
          body.claimId === null ? null : await requireParent(tx, held, body.claimId, body.position);
        const answers = parent?.words.text ?? null;
        requireQuoted(body.text, cited, { debate: held.debate, answers, path: 'text' });
        const mine = await requireRoom(tx, held);
        const other = await otherSideOf(tx, held, body, {
          parent: parent?.node ?? null,
          cited: citedOther,
          mine,
        });
        // Drawn by lot: an id that tells its time would tell who was here then.
        const id = randomUUID();
        const shape = parent === null ? 'topic' : 'reply';
        const claim = { caller, kind: 'debate-claim', wordsId: id, texts: [body.text], deps } as const;
        const admitted = await admitWords(tx, { ...claim, shape }, held.reader.now);
        const seen = seenFrom(held.reader.now, held.debate.closes_at);
        await createNode(tx, {
          id,
          debate_id: debateId,
          position: body.position,
          parent_id: parent?.node.id ?? null,
          side: body.side,
          depth: (parent?.node.depth ?? 0) + 1,
          seen_from: seen,
        });
        await createWords(tx, {
          ...newWords(held, caller, id, 'debate-claim', admitted.isHeld),
          position: body.position,
          text: body.text,
          cites: citesOf(cited),
          tell_at: parent === null ? null : seen,
        });
        const stated = other === null ? null : await keepOtherSide(tx, held, { deps, caller, ...other });
        await updateDebate(tx, debateId, { claims: held.debate.claims + 1 });
        const xpEarned = await payForClaim(tx, {
          userId: caller.id,
          debateId,
          isFirst: mine.length === 0,
          isHeld: admitted.isHeld,
          now: held.reader.now,
        });
        return answer(id, admitted.needsHelp || (stated?.needsHelp ?? false), xpEarned);
      },
      async (id) => {
        const words = await findWords(tx, id);
        const texts = [body.text, body.otherSide?.text ?? ''];
        return (
          words &&
          answer(
            id,
            texts.some((text) => findDanger(text) !== null),
            0,
          )
        );
      },
    );
  });
  const claim = await readClaim(deps.db, await readerAfter(deps.db, deps, caller), made.id);
  if (!claim) throw noSuchClaim();
  return { ...claim, ...made };
}

/** What a claim stands under, with its words. @throws AppError NOT_FOUND, DEBATE_LIMIT */
async function requireParent(tx: Tx, { debate, reader }: Held, id: string, position: string) {
  const [node, words] = [await findNodeRow(tx, id), await findWords(tx, id)];
  if (!node || !words || node.debate_id !== debate.id || node.position !== position) throw noSuchClaim();
  const isGone = words.hidden_because !== null;
  if (canAnswer({ depth: node.depth, isGone, seenFrom: node.seen_from }, reader.now)) return { node, words };
  if (isGone || node.seen_from > reader.now) throw noSuchClaim();
  throw full(
    `Claims go ${DEBATE_LIMITS.depth} deep, and this one is the last. Please answer what it stands under.`,
  );
}

/** Their claims in this week. @throws AppError DEBATE_LIMIT */
async function requireRoom(tx: Tx, { debate, reader }: Held): Promise<WordsRow[]> {
  if (debate.claims >= DEBATE_LIMITS.claimsAWeek) {
    throw full('So much was said this week that there is no room for more. Everything can be read.');
  }
  const mine = await wordsBy(tx, debate.id, reader.id, 'debate-claim').execute();
  if (mine.length < DEBATE_LIMITS.claims) return mine;
  throw full(
    `You have said ${DEBATE_LIMITS.claims} things this week, which is the most. Now it is for others.`,
  );
}

/**
 * The statement that comes with a second claim; null where none is kept: it is stated once a week, and two devices may send it at once.
 * @throws AppError OTHER_SIDE_FIRST, INVALID_INPUT, MISQUOTED
 */
async function otherSideOf(
  tx: Tx,
  { debate, reader }: Held,
  body: Body,
  { parent, cited, mine }: { parent: NodeRow | null; cited: Cited[]; mine: readonly WordsRow[] },
): Promise<{ position: string; text: string; cited: Cited[] } | null> {
  const stated = await wordsBy(tx, debate.id, reader.id, 'debate-other-side').executeTakeFirst();
  if (stated) return null;
  const { otherSide } = body;
  if (otherSide === null) {
    if (mine.length === 0) return null;
    throw new AppError('OTHER_SIDE_FIRST', 'First, the other side: please say it so that they would nod.');
  }
  requirePosition(debate, otherSide.position, 'otherSide.position');
  const stand = await findPositionOf(tx, debate.id, reader.id);
  const sides = [...(parent === null ? [] : await sidesDownTo(tx, parent)), body.side];
  const own = stand ?? (speaksForPosition(sides) ? body.position : null);
  if (otherSide.position === own) {
    throw invalidField('otherSide.position', 'This is what you hold. Please state what others hold.');
  }
  requireQuoted(otherSide.text, cited, { debate, answers: null, path: 'otherSide.text' });
  return { position: otherSide.position, text: otherSide.text, cited };
}

/** Kept with the claim, and counted as one with it; moderators judge each for itself. */
async function keepOtherSide(
  tx: Tx,
  held: Held,
  {
    deps,
    caller,
    position,
    text,
    cited,
  }: { deps: DebatesDeps; caller: Caller; position: string; text: string; cited: Cited[] },
): Promise<{ needsHelp: boolean }> {
  const id = randomUUID();
  const words = { caller, kind: 'debate-other-side', wordsId: id, texts: [text], deps } as const;
  const { isHeld, needsHelp } = await admitEdit(tx, words, held.reader.now);
  await createWords(tx, {
    ...newWords(held, caller, id, 'debate-other-side', isHeld),
    position,
    text,
    cites: citesOf(cited),
  });
  return { needsHelp };
}

/** Words of somebody as they begin. */
export function newWords(
  { debate, reader: { now } }: Held,
  { id: userId }: Pick<Caller, 'id'>,
  id: string,
  kind: WordsRow['kind'],
  isHeld: boolean,
) {
  return {
    id,
    debate_id: debate.id,
    user_id: userId,
    kind,
    cites: '[]',
    first_text: null,
    hidden_because: isHeld ? ('held' as const) : null,
    said_at: now,
    seen_from: seenFrom(now, debate.closes_at),
    tell_at: null,
    found_fair_at: null,
  };
}

/** The column of a claim that keeps what it cites: a JSON list of references. */
export function citesOf(cited: readonly Cited[]): string {
  return JSON.stringify(cited.map(({ reference }) => reference));
}

function full(message: string): AppError {
  return new AppError('DEBATE_LIMIT', message);
}
