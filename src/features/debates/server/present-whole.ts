import { excerptOf } from '#contract/beginning-of.ts';
import type { HandlerOutput } from '#contract/define-endpoint.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DebateMap, getOutline } from '../debates.contract.ts';
import { SIDES } from '../debates.rules.ts';
import { isShown, type TreeNode } from '../tree.rules.ts';
import { positionsOf } from './debate-store.ts';
import { authorsOf, goneOf, isNew, nodesUnder, type Reading } from './reading.ts';

type Outline = HandlerOutput<typeof getOutline>;

/** Claims of each side of each place in an outline. */
const OF_EACH_SIDE = 12;
/** Characters of a claim in an outline. */
const BEGINNING = 90;

/** The first claims of each position, what stands above `at` and beside it, and what stands under it. */
export async function presentOutline(db: Db, reading: Reading, at: TreeNode | undefined): Promise<Outline> {
  const taken = new Map<string, { node: TreeNode; among: number }>();
  const take = (place: { position: string; node: TreeNode | null }, besides?: TreeNode) => {
    const sides = SIDES.map((side) => nodesUnder(reading, place, side));
    const among = sides.reduce((sum, here) => sum + here.length, 0);
    const shown = sides.flatMap((here) => here.slice(0, OF_EACH_SIDE));
    for (const node of besides ? [...shown, besides] : shown) taken.set(node.id, { node, among });
  };
  for (const { key } of positionsOf(reading.row)) take({ position: key, node: null });
  if (at) {
    take({ position: at.position, node: at });
    for (let below: TreeNode = at; ; below = below.parent) {
      take({ position: at.position, node: below.parent }, below);
      if (below.parent === null) break;
    }
  }
  const inOrder = [...taken.values()].toSorted((a, b) => a.node.depth - b.node.depth);
  const authors = await authorsOf(
    db,
    reading,
    inOrder.map(({ node }) => node),
  );
  return inOrder.map(({ node, among }) => {
    const gone = goneOf(reading, node, authors);
    return {
      id: node.id,
      position: node.position,
      parent: node.parentId,
      side: node.side,
      text: gone === null ? excerptOf(node.text, BEGINNING) : '',
      gone,
      isNew: isNew(reading, node),
      among,
    };
  });
}

/** The form of the whole tree, in columns. */
export function presentMap(reading: Reading): DebateMap {
  const { tree, row, reader } = reading;
  const positions = positionsOf(row).map(({ key }) => key);
  const shown = [...tree.byId.values()].filter((node) => isShown(node) || node.below > 0);
  const indexOf = new Map(shown.map(({ id }, index) => [id, index]));
  const stateOf = (node: TreeNode) => {
    if (!isShown(node)) return 'g';
    if (node.authorId === reader.id) return 'm';
    return isNew(reading, node) ? 'n' : '-';
  };
  return {
    ids: shown.map(({ id }) => id),
    parents: shown.map((node) =>
      node.parentId === null ? -1 - positions.indexOf(node.position) : indexOf.get(node.parentId)!,
    ),
    sides: shown.map(({ side }) => side[0]).join(''),
    states: shown.map(stateOf).join(''),
  };
}
