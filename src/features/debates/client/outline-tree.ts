import type { CallOutput } from '#contract/define-endpoint.ts';
import type { getOutline } from '../debates.contract.ts';

export type OutlineRow = CallOutput<typeof getOutline>[number];

/** A claim with those under it that the outline has. */
export interface OutlineBranch extends OutlineRow {
  branches: OutlineBranch[];
}

/** The claims right under each position, by its key, in the order of the answer; each with its own below it. */
export function outlineTree(rows: readonly OutlineRow[]): Map<string, OutlineBranch[]> {
  const branches = new Map(rows.map((row) => [row.id, { ...row, branches: [] as OutlineBranch[] }]));
  const tops = new Map<string, OutlineBranch[]>();
  for (const branch of branches.values()) {
    const above = branch.parent === null ? undefined : branches.get(branch.parent);
    if (above !== undefined) above.branches.push(branch);
    else if (branch.parent === null)
      tops.set(branch.position, [...(tops.get(branch.position) ?? []), branch]);
  }
  return tops;
}

/** How many claims of one place the outline has not. @param branches those that it has */
export function leftOut(branches: readonly OutlineBranch[]): number {
  return (branches[0]?.among ?? 0) - branches.length;
}
