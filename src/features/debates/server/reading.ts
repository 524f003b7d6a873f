import { MINUTE_MS } from '#contract/durations.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import { canSeeAuthors } from '../debates.policy.ts';
import type { ClaimCard } from '../debates-fields.ts';
import { isShown, type Tree, type TreeNode } from '../tree.rules.ts';
import type { ReaderNow } from './debate-reader.ts';
import type { DebateRow } from './debate-store.ts';
import { findMyWords, findStand, type MyWords } from './mine-store.ts';
import { treeAt } from './tree.ts';

/** A visit that begins so much later than the one before makes what came in between new. */
export const VISIT_MS = 30 * MINUTE_MS;

/** A week as one person reads it. */
export interface Reading {
  reader: ReaderNow;
  row: DebateRow;
  tree: Tree;
  /** What they hold; null: they have not said. */
  stand: string | null;
  words: readonly MyWords[];
  /** Their claims that others do not see yet: of the week, by what they stand under (a claim's id or a position's key). */
  pending: ReadonlyMap<string, readonly TreeNode[]>;
  /** What came to light later than this is new to them. UTC epoch milliseconds. */
  seenUntil: number;
}

export async function readingOf(db: Db, reader: ReaderNow, row: DebateRow): Promise<Reading> {
  const [tree, stand, words] = await Promise.all([
    treeAt(db, row, reader.now),
    findStand(db, row.id, reader.id),
    findMyWords(db, row.id, reader.id),
  ]);
  return {
    reader,
    row,
    tree,
    stand: stand?.position ?? null,
    words,
    pending: pendingOf(tree, reader.id, words),
    seenUntil: seenUntilOf(stand, reader.now),
  };
}

/** Of somebody who was never here nothing is new: it is all there to be read. */
export function seenUntilOf(
  stand: { seen_until: number; visited_at: number } | undefined,
  now: number,
): number {
  if (!stand) return Number.POSITIVE_INFINITY;
  return now - stand.visited_at > VISIT_MS ? stand.visited_at : stand.seen_until;
}

function pendingOf(tree: Tree, userId: string, words: readonly MyWords[]): Map<string, TreeNode[]> {
  const pending = new Map<string, TreeNode[]>();
  for (const mine of words) {
    if (mine.kind !== 'debate-claim' || mine.side === null || tree.byId.has(mine.id)) continue;
    const under = mine.parent_id ?? mine.position;
    pending.set(under, [...(pending.get(under) ?? []), pendingNode(tree, userId, mine)]);
  }
  return pending;
}

function pendingNode(tree: Tree, userId: string, mine: MyWords): TreeNode {
  return {
    id: mine.id,
    position: mine.position,
    parentId: mine.parent_id,
    parent: mine.parent_id === null ? null : (tree.byId.get(mine.parent_id) ?? null),
    side: mine.side!,
    depth: mine.depth!,
    seenFrom: mine.seen_from,
    authorId: userId,
    text: mine.text,
    cites: JSON.parse(mine.cites) as string[],
    firstText: mine.first_text,
    hidden: mine.hidden_because,
    saidAt: mine.said_at,
    argued: 0,
    minds: 0,
    for: [],
    against: [],
    below: 0,
    isHeardLeast: false,
  };
}

/** A claim that this person can find: everybody's, or their own that others do not see (yet). */
export function findNode({ tree, reader, pending }: Reading, id: string): TreeNode | undefined {
  const node = tree.byId.get(id);
  if (node) return isShown(node) || node.below > 0 || node.authorId === reader.id ? node : undefined;
  return [...pending.values()].flat().find((mine) => mine.id === id);
}

/** What stands on one side of a place, their own that others do not see first. */
export function nodesUnder(
  { tree, reader, pending }: Reading,
  place: { position: string; node: TreeNode | null },
  side: 'for' | 'against',
): TreeNode[] {
  const under = place.node ?? tree.boughs.get(place.position);
  const own = (pending.get(place.node?.id ?? place.position) ?? []).filter((mine) => mine.side === side);
  const shown = under?.[side] ?? [];
  const parentId = place.node?.id ?? null;
  const hiddenOwn = (tree.byAuthor.get(reader.id) ?? []).filter(
    (mine) =>
      mine.parentId === parentId &&
      mine.position === place.position &&
      mine.side === side &&
      !shown.includes(mine),
  );
  return [...own, ...hiddenOwn, ...shown];
}

/** Whether somebody else said it since they were here last. */
export function isNew({ reader, seenUntil }: Reading, node: TreeNode): boolean {
  return isShown(node) && node.authorId !== reader.id && node.seenFrom > seenUntil;
}

/** The people who said these, where names are there and the reader may see them. */
export async function authorsOf(
  db: Db,
  { reader, row }: Reading,
  nodes: readonly TreeNode[],
): Promise<ReadonlyMap<string, PublicPerson>> {
  if (!canSeeAuthors(row)) return new Map();
  const ids = nodes.flatMap(({ authorId }) => authorId ?? []);
  return publicPeople(db, reader.id, ids, reader.now);
}

/** A claim in lists. @param authors of `authorsOf` */
export function presentCard(
  reading: Reading,
  node: TreeNode,
  authors: ReadonlyMap<string, PublicPerson>,
): ClaimCard {
  const isMine = node.authorId === reading.reader.id;
  const gone = goneOf(reading, node, authors);
  const isRead = gone === null || (isMine && gone !== 'withdrawn');
  return {
    id: node.id,
    side: node.side,
    text: isRead ? node.text : '',
    gone,
    cites: isRead ? [...node.cites] : [],
    below: node.below,
    isMine,
    isNew: isNew(reading, node),
    isHeardLeast: node.isHeardLeast,
    author: gone === null && node.authorId !== null ? (authors.get(node.authorId) ?? null) : null,
  };
}

/** Why the words of a claim are not there for this reader; null where they are. @param authors of `authorsOf` */
export function goneOf(
  { reader, row }: Reading,
  { authorId, hidden }: TreeNode,
  authors: ReadonlyMap<string, PublicPerson>,
): ClaimCard['gone'] {
  if (authorId === null) return 'withdrawn';
  if (hidden !== null) return hidden === 'held' ? 'held' : 'hidden';
  // Before the close a fold would tell who wrote it.
  if (canSeeAuthors(row) && authorId !== reader.id && !authors.has(authorId)) return 'folded';
  return null;
}

/** Cards of one side, with what is shown of their authors asked for once. */
export async function presentCards(
  db: Db,
  reading: Reading,
  nodes: readonly TreeNode[],
): Promise<ClaimCard[]> {
  const authors = await authorsOf(db, reading, nodes);
  return nodes.map((node) => presentCard(reading, node, authors));
}
