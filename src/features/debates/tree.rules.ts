import { byArgued, heardLeast, type Side } from './debates.rules.ts';

/** A place in a week's tree with its words, as they are kept. Times are UTC epoch milliseconds. */
export interface TreeRow {
  id: string;
  position: string;
  parentId: string | null;
  side: Side;
  depth: number;
  seenFrom: number;
  /** Null with everything below it: they were taken back, or went with their account. */
  authorId: string | null;
  text: string;
  cites: readonly string[];
  firstText: string | null;
  hidden: 'held' | 'moderator' | null;
  saidAt: number;
  /** People who marked it as well argued, and whose minds it changed. */
  argued: number;
  minds: number;
}

export interface TreeNode extends TreeRow {
  parent: TreeNode | null;
  /** In the order of lists: well argued, then heard least. */
  for: TreeNode[];
  against: TreeNode[];
  /** Claims that can be read under it, at any depth. */
  below: number;
  isHeardLeast: boolean;
}

/** What stands under one position. */
export interface Bough {
  for: TreeNode[];
  against: TreeNode[];
  /** Claims that can be read. */
  claims: number;
  /** When each of them came to light, the earliest first. */
  times: number[];
}

/** A week's claims, as everybody reads them. Parents come before what is under them in `byId`. */
export interface Tree {
  byId: ReadonlyMap<string, TreeNode>;
  boughs: ReadonlyMap<string, Bough>;
  /** By author: what they said, whether it can be read or not. */
  byAuthor: ReadonlyMap<string, readonly TreeNode[]>;
}

/** Its words can be read by whoever may read the debate. */
export function isShown(node: Pick<TreeRow, 'authorId' | 'hidden'>): boolean {
  return node.authorId !== null && node.hidden === null;
}

/** It has a place in lists: its words can be read, or something below it can. */
export function hasPlace(node: TreeNode): boolean {
  return isShown(node) || node.below > 0;
}

/** Claims that are put in their places before others have their turn. */
const CLAIMS_PER_TURN = 1000;

/** @param rows in any order; what stands under something that is not among them is left out */
export function treeOf(positions: readonly string[], rows: readonly TreeRow[]): Tree {
  const growing = growTree(positions, rows);
  for (;;) {
    const step = growing.next();
    if (step.done) return step.value;
  }
}

/** The same in parts, since a week may have twenty thousand claims: whoever takes the steps lets others have their turn in between. */
export function* growTree(
  positions: readonly string[],
  rows: readonly TreeRow[],
): Generator<undefined, Tree, undefined> {
  const byId = new Map<string, TreeNode>();
  const boughs = new Map<string, Bough>(
    positions.map((key) => [key, { for: [], against: [], claims: 0, times: [] }]),
  );
  const byAuthor = new Map<string, TreeNode[]>();
  const byDepth = [...Map.groupBy(rows, ({ depth }) => depth)].toSorted(([a], [b]) => a - b);
  let done = 0;
  for (const row of byDepth.flatMap(([, those]) => those)) {
    done += 1;
    if (done % CLAIMS_PER_TURN === 0) yield;
    const parent = row.parentId === null ? null : byId.get(row.parentId);
    const place = parent ?? (row.parentId === null ? boughs.get(row.position) : undefined);
    if (!place) continue;
    const node = { ...row, parent: parent ?? null, for: [], against: [], below: 0, isHeardLeast: false };
    byId.set(node.id, node);
    place[node.side].push(node);
    if (node.authorId === null) continue;
    const theirs = byAuthor.get(node.authorId);
    if (theirs) theirs.push(node);
    else byAuthor.set(node.authorId, [node]);
  }
  // From the leaves up, so that each knows what is below it before it is counted itself.
  for (const node of [...byId.values()].reverse()) {
    const shown = isShown(node) ? 1 : 0;
    if (node.parent) node.parent.below += node.below + shown;
    const bough = boughs.get(node.position)!;
    bough.claims += shown;
    if (shown === 1) bough.times.push(node.seenFrom);
    done += 1 + node.for.length + node.against.length;
    if (done >= CLAIMS_PER_TURN) {
      done = 0;
      yield;
    }
    putInOrder(node);
  }
  for (const bough of boughs.values()) {
    yield;
    bough.times.sort((a, b) => a - b);
    putInOrder(bough);
  }
  return { byId, boughs, byAuthor };
}

function putInOrder(place: { for: TreeNode[]; against: TreeNode[] }): void {
  if (place.for.length === 0 && place.against.length === 0) return;
  place.for = place.for.filter(hasPlace).sort(byArgued);
  place.against = place.against.filter(hasPlace).sort(byArgued);
  const shown = [...place.for, ...place.against].filter(isShown);
  const least = heardLeast(shown);
  for (const node of shown) node.isHeardLeast = node.id === least;
}

/** From the place below the position down to what the claim stands under. */
export function pathTo(node: Pick<TreeNode, 'parent'>): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at = node.parent; at !== null; at = at.parent) path.unshift(at);
  return path;
}

/** How many moments of these, the earliest first, are later than this one. */
export function countAfter(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! > moment) high = middle;
    else low = middle + 1;
  }
  return times.length - low;
}
