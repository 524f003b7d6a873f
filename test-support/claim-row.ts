import type { TreeRow } from '#features/debates/tree.rules.ts';

/** A claim as it is kept: ann's, for 'yes', seen and unmarked, right below the position unless it says otherwise. */
export function claimRow(id: string, change: Partial<TreeRow> = {}): TreeRow {
  return {
    id,
    position: 'yes',
    parentId: null,
    side: 'for',
    depth: change.parentId ? 2 : 1,
    seenFrom: 1000,
    authorId: 'ann',
    text: id,
    cites: [],
    firstText: null,
    hidden: null,
    saidAt: 500,
    argued: 0,
    minds: 0,
    ...change,
  };
}
