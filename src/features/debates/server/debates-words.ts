import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import { giveBackXP, takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import type { DeletedWords, Words, WordsKind, WordsLine } from '#platform/server/words-kind.ts';
import { canReadClaims, canReadWords, canSeeAuthors } from '../debates.policy.ts';
import { canReadKept } from './can-read-kept.ts';
import { countChange, type DebateRow, findDebateById, holdDebate, positionsOf } from './debate-store.ts';
import type { DebateWordsKind } from './debates-tables.ts';
import { settleClaimXP } from './debates-xp.ts';
import { mindIdsOf } from './mind-store.ts';
import { findNodeRow, nodesAbove } from './node-store.ts';
import { pathOfClaim, pathOfWeek } from './paths.ts';
import { tellHonoured } from './tell-honoured.ts';
import { findStatementIdOfLine } from './verdict-store.ts';
import {
  countWordsBy,
  findSomeWords,
  findWords,
  judgedWords,
  updateWords,
  type WordsRow,
} from './words-store.ts';

const KINDS: readonly { kind: DebateWordsKind; called: string }[] = [
  { kind: 'debate-claim', called: 'a claim in a debate' },
  { kind: 'debate-other-side', called: 'a statement of another side' },
  { kind: 'debate-mind', called: 'a line about a changed mind' },
  { kind: 'debate-verdict', called: 'a line about a stated side' },
];

/** What people say in debates, for moderators. Who said it is not shown to them either until the week is closed. */
export function debatesWords({ clock }: { clock: Clock }): WordsKind[] {
  return KINDS.map(({ kind, called }) => ({
    kind,
    called,
    showsHelp: true,
    tables: ['debate_words'],
    find: async (db, id) => {
      const row = await findWords(db, id);
      const debate = row?.kind === kind ? await findDebateById(db, row.debate_id) : undefined;
      return row && debate ? wordsOf(row, debate) : undefined;
    },
    inContext: async (db, id) => ({ before: await linesAbove(db, id), after: [] }),
    canRead: async (db, id, viewerId) => {
      const row = await findWords(db, id);
      return row?.kind === kind && canReadKept(db, row, viewerId, clock.now());
    },
    canOpen: async (db, id, readerId, now) => {
      const row = await findWords(db, id);
      // All but claims stand on the page of their week, which is for everyone here.
      return row?.kind === kind && (kind !== 'debate-claim' || mayOpenClaim(db, row, readerId, now));
    },
    hide: (tx, id, now) => setHidden(tx, id, 'moderator', now),
    restore: (tx, id, now) => setHidden(tx, id, null, now),
    ...(kind === 'debate-claim' && {
      settleDeleted: async (tx: Tx, deleted: DeletedWords, now: number) => {
        await settleMinds(tx, deleted, now);
      },
    }),
    countBy: (db, authorId) => countWordsBy(db, authorId, kind),
  }));
}

async function mayOpenClaim(db: DbOrTx, row: WordsRow, readerId: string, now: number): Promise<boolean> {
  const reader = { id: readerId, age: await ageAnswerOf(db, readerId), isModerator: false };
  return canReadClaims(reader) && canReadWords(reader, judgedWords(row), now);
}

function wordsOf(row: WordsRow, debate: DebateRow): Words {
  const position = positionsOf(debate).find(({ key }) => key === row.position);
  return {
    id: row.id,
    authorId: row.user_id,
    text: row.text,
    earlier: row.first_text === null ? [] : [row.first_text],
    pictureUrls: [],
    writtenAt: whenShown(row, debate),
    isAnonymous: !canSeeAuthors(debate),
    isHidden: row.hidden_because !== null,
    audience: `${AUDIENCE[row.kind]} “${position?.title ?? debate.question}”`,
    href: row.kind === 'debate-claim' ? pathOfClaim(row.id) : pathOfWeek(debate.week),
  };
}

const AUDIENCE: Record<DebateWordsKind, string> = {
  'debate-claim': 'Everyone here, under',
  'debate-other-side': 'Those who hold',
  'debate-mind': 'Everyone here once the week is closed, about',
  'debate-verdict': 'Whoever stated',
};

/** The minute in which something was said could tell by whom: until names are there, it is the quarter of an hour when it came to light. */
function whenShown(row: WordsRow, debate: DebateRow): number {
  return canSeeAuthors(debate) ? row.said_at : row.seen_from;
}

/** What stands above a claim, from the position down; the statement that a verdict is about. */
async function linesAbove(db: DbOrTx, id: string): Promise<WordsLine[]> {
  const row = await findWords(db, id);
  const debate = row && (await findDebateById(db, row.debate_id));
  if (!row || !debate) return [];
  const ids = await idsAbove(db, row);
  const above = new Map((await findSomeWords(db, ids)).map((words) => [words.id, words]));
  return ids
    .flatMap((one) => above.get(one) ?? [])
    .map((words) => ({
      authorId: words.user_id,
      isAnonymous: !canSeeAuthors(debate),
      text: words.text,
      writtenAt: whenShown(words, debate),
    }));
}

async function idsAbove(db: DbOrTx, { id, kind }: WordsRow): Promise<string[]> {
  if (kind === 'debate-verdict') return [(await findStatementIdOfLine(db, id)) ?? ''];
  const node = kind === 'debate-claim' ? await findNodeRow(db, id) : undefined;
  return node ? (await nodesAbove(db, node)).map((above) => above.id).toReversed() : [];
}

/** Hides or restores words, with the XP that they earned; what nobody was told of yet is told of as if it had just come to light. */
async function setHidden(tx: Tx, id: string, hidden: 'moderator' | null, now: number): Promise<void> {
  const known = await findWords(tx, id);
  if (!known) return;
  // People are held before weeks.
  await lockUser(tx, known.user_id);
  await holdDebate(tx, known.debate_id);
  const row = await findWords(tx, id);
  if (!row || row.hidden_because === hidden) return;
  // Those that were held before this was kept have no time any more, and were told of to nobody either.
  const isUntold = row.tell_at !== null || row.hidden_because === 'held';
  const tells = hidden === null && isUntold && (row.kind === 'debate-claim' || row.kind === 'debate-verdict');
  await updateWords(tx, id, {
    hidden_because: hidden,
    ...(tells && { tell_at: Math.max(now, row.seen_from) }),
  });
  await settleXP(tx, row, hidden !== null, now);
  await countChange(tx, row.debate_id);
}

async function settleXP(tx: Tx, row: WordsRow, isHidden: boolean, now: number): Promise<void> {
  const { id, user_id: userId, debate_id: debateId } = row;
  const settle = isHidden ? takeBackXP : giveBackXP;
  if (row.kind === 'debate-other-side') {
    const given = await settle(tx, { userId, reason: 'debate_other_side', sourceId: id, now });
    if (given > 0 && !isHidden)
      await tellHonoured(tx, userId, { kind: 'debate-fair', subjectId: id, onceFor: id }, now);
  }
  if (row.kind === 'debate-mind') {
    await settle(tx, { userId, reason: 'debate_mind', sourceId: debateId, now });
  }
  if (row.kind !== 'debate-claim') return;
  await settleClaimXP(tx, { userId, debateId, now });
  for (const mindId of await settleMinds(tx, { id, authorId: userId, isHidden }, now)) {
    await tellHonoured(tx, userId, { kind: 'debate-mind-changed', subjectId: id, onceFor: mindId }, now);
  }
}

/** The XP for minds that a claim changed, also where it is taken back. @returns the minds whose XP was given back now */
async function settleMinds(
  tx: Tx,
  { id, authorId: userId, isHidden }: DeletedWords,
  now: number,
): Promise<string[]> {
  const given: string[] = [];
  for (const sourceId of await mindIdsOf(tx, id)) {
    const source = { userId, reason: 'debate_changed_a_mind', sourceId, now } as const;
    if (isHidden) await takeBackXP(tx, source);
    else if ((await giveBackXP(tx, source)) > 0) given.push(sourceId);
  }
  return given;
}
