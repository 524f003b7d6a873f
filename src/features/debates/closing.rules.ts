import { byArgued, speaksForPosition } from './debates.rules.ts';
import { isShown, pathTo, type Tree, type TreeNode } from './tree.rules.ts';

/** Claims of each position that are named at the close. */
const BEST_OF_EACH = 2;

/** A claim that was argued well, and what it speaks for in the end. */
export interface BestClaim {
  node: TreeNode;
  /** Null where it only speaks against the position that it stands under. */
  speaksFor: string | null;
}

/**
 * The best argued of each position in turn, at most two of each: whoever changed minds first, then whoever was marked. What nobody
 * marked is not among them. Two positions are heard with the same length, whoever had more claims.
 */
export function bestClaims(positions: readonly string[], tree: Tree): BestClaim[] {
  const ofEach = positions.map((key) => {
    const here = [...tree.byId.values()].filter(
      (node) => node.position === key && isShown(node) && node.argued + node.minds > 0,
    );
    const best = here
      .filter((node) => speaks(node))
      .toSorted(byHonour)
      .slice(0, BEST_OF_EACH);
    return best.map((node) => ({ node, speaksFor: key }));
  });
  const against = [...tree.byId.values()]
    .filter((node) => isShown(node) && node.argued + node.minds > 0 && !speaks(node))
    .toSorted(byHonour)
    .slice(0, 1)
    .map((node) => ({ node, speaksFor: null }));
  const turns = Array.from({ length: BEST_OF_EACH }, (_, turn) => ofEach.flatMap((best) => best[turn] ?? []));
  return [...turns.flat(), ...against];
}

function speaks(node: TreeNode): boolean {
  return speaksForPosition([...pathTo(node), node].map(({ side }) => side));
}

function byHonour(a: TreeNode, b: TreeNode): number {
  return b.minds - a.minds || byArgued(a, b);
}
