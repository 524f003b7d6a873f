import type { TranslationId } from '#features/bible/bible.rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Claim } from '../debates.contract.ts';
import {
  canAnswer,
  canEdit,
  canHonour,
  canReadClaims,
  canReadWords,
  canSeeAuthors,
  canSpeak,
  type JudgedWords,
} from '../debates.policy.ts';
import { EDIT_MS, SIDES, type Side } from '../debates.rules.ts';
import type { ClaimCard } from '../debates-fields.ts';
import { isShown, pathTo, type TreeNode } from '../tree.rules.ts';
import { citationsOf } from './citations.ts';
import type { ReaderNow } from './debate-reader.ts';
import { findDebateById, positionsOf } from './debate-store.ts';
import { findMyMind, hasArgued } from './mine-store.ts';
import { findDebateIdOfNode } from './node-of-store.ts';
import {
  authorsOf,
  findNode,
  goneOf,
  nodesUnder,
  presentCard,
  presentCards,
  type Reading,
  readingOf,
} from './reading.ts';

/** Claims of one side that come with what they stand under. */
export const FIRST_BELOW = 20;

/**
 * A claim on its own page; undefined where it is not there for this person.
 * @param db never a transaction: what everybody reads is looked at after the commit
 */
export async function readClaim(
  db: Db,
  reader: ReaderNow,
  claimId: string,
  translation: TranslationId = 'WEB',
): Promise<Claim | undefined> {
  const debateId = await findDebateIdOfNode(db, claimId);
  const row = debateId === undefined ? undefined : await findDebateById(db, debateId);
  if (!row || !canReadClaims(reader)) return undefined;
  const reading = await readingOf(db, reader, row);
  const node = findNode(reading, claimId);
  return node && presentClaim(db, reading, node, translation);
}

async function presentClaim(
  db: Db,
  reading: Reading,
  node: TreeNode,
  translation: TranslationId,
): Promise<Claim> {
  const { reader, row } = reading;
  const above = pathTo(node);
  const authors = await authorsOf(db, reading, [...above, node]);
  const card = presentCard(reading, node, authors);
  const position = positionsOf(row).find(({ key }) => key === node.position)!;
  const [citations, isArgued, mind, under] = await Promise.all([
    citationsOf(card.cites, translation),
    hasArgued(db, node.id, reader.id),
    findMyMind(db, row.id, reader.id),
    presentBelow(db, reading, { position: node.position, node }),
  ]);
  const words = judgedOf(node);
  const isNamed = canSeeAuthors(row);
  const isRead = card.gone === null || card.isMine;
  const mayMark = words !== null && canSpeak(reader, row, reader.now) && canHonour(reader, words, reader.now);
  return {
    ...card,
    week: row.week,
    question: row.question,
    position: { key: position.key, title: position.title },
    path: [
      { id: null, text: position.title, side: null },
      ...above.map((one) => ({
        id: one.id,
        text: goneOf(reading, one, authors) === null ? one.text : '',
        side: one.side,
      })),
    ],
    depth: node.depth,
    siblings: siblingsOf(reading, node),
    citations,
    saidFirst: isRead ? node.firstText : null,
    isArgued,
    argued: isNamed ? node.argued : null,
    mindsChanged: isNamed ? node.minds : null,
    own: card.isMine
      ? { freeUntil: node.saidAt + EDIT_MS, seenFrom: node.seenFrom, hidden: node.hidden }
      : null,
    ...under,
    can: {
      answer:
        canSpeak(reader, row, reader.now) &&
        canAnswer({ depth: node.depth, isGone: !isShown(node), seenFrom: node.seenFrom }, reader.now),
      mark: mayMark,
      changeMind: mayMark && mind === undefined,
      edit: words !== null && canEdit(reader, row, words, reader.now),
      withdraw: card.isMine,
      report: words !== null && !card.isMine && canReadWords(reader, words, reader.now),
    },
  };
}

/** Null where its words are gone. */
function judgedOf({ authorId, hidden, seenFrom, saidAt }: TreeNode): JudgedWords | null {
  return authorId === null ? null : { authorId, hidden, seenFrom, saidAt };
}

function siblingsOf(reading: Reading, node: TreeNode): Claim['siblings'] {
  const place = { position: node.position, node: node.parent };
  const beside = SIDES.flatMap((side) => nodesUnder(reading, place, side));
  const at = beside.findIndex(({ id }) => id === node.id);
  return {
    place: at + 1,
    of: beside.length,
    previous: beside[at - 1]?.id ?? null,
    next: beside[at + 1]?.id ?? null,
  };
}

/** What stands under a position (`node` is null) or a claim: the first of each side, and how many there are. */
export async function presentBelow(
  db: Db,
  reading: Reading,
  place: { position: string; node: TreeNode | null },
): Promise<Record<Side, ClaimCard[]> & { forCount: number; againstCount: number }> {
  const [pro, contra] = SIDES.map((side) => nodesUnder(reading, place, side)) as [TreeNode[], TreeNode[]];
  const first = [...pro.slice(0, FIRST_BELOW), ...contra.slice(0, FIRST_BELOW)];
  const cards = await presentCards(db, reading, first);
  return {
    for: cards.slice(0, Math.min(pro.length, FIRST_BELOW)),
    against: cards.slice(Math.min(pro.length, FIRST_BELOW)),
    forCount: pro.length,
    againstCount: contra.length,
  };
}
