import { describe, expect, it } from 'vitest';
import { claimRow } from '#test-support/claim-row.ts';
import { countAfter, growTree, hasPlace, isShown, pathTo, treeOf } from './tree.rules.ts';

const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id);

describe('a tree of claims', () => {
  it('puts each where it stands, whatever order the rows came in', () => {
    const tree = treeOf(
      ['yes', 'no'],
      [
        claimRow('leaf', { parentId: 'twig', depth: 3, side: 'against' }),
        claimRow('twig', { parentId: 'branch' }),
        claimRow('branch'),
        claimRow('other', { position: 'no', side: 'against' }),
      ],
    );
    const yes = tree.boughs.get('yes')!;
    expect([ids(yes.for), ids(yes.against), yes.claims]).toEqual([['branch'], [], 3]);
    expect(ids(tree.boughs.get('no')!.against)).toEqual(['other']);
    expect(tree.boughs.get('no')!.claims).toBe(1);
    const leaf = tree.byId.get('leaf')!;
    expect(ids(tree.byId.get('twig')!.against)).toEqual(['leaf']);
    expect(ids(pathTo(leaf))).toEqual(['branch', 'twig']);
    expect(pathTo(tree.byId.get('branch')!)).toEqual([]);
    expect([...tree.byId.keys()].indexOf('branch')).toBeLessThan([...tree.byId.keys()].indexOf('twig'));
  });

  it('leaves out what stands under something unknown, or under no position of the week', () => {
    const tree = treeOf(
      ['yes'],
      [claimRow('lost', { parentId: 'nowhere' }), claimRow('astray', { position: 'no' })],
    );
    expect(tree.byId.size).toBe(0);
    expect(tree.boughs.get('yes')).toEqual({ for: [], against: [], claims: 0, times: [] });
  });

  it('counts what can be read below each, at any depth', () => {
    const tree = treeOf(
      ['yes'],
      [
        claimRow('top'),
        claimRow('held', { parentId: 'top', hidden: 'held' }),
        claimRow('shown', { parentId: 'held', depth: 3 }),
        claimRow('deep', { parentId: 'shown', depth: 4 }),
      ],
    );
    expect(['top', 'held', 'shown', 'deep'].map((id) => tree.byId.get(id)!.below)).toEqual([2, 2, 1, 0]);
    expect(tree.boughs.get('yes')!.claims).toBe(3);
  });

  it('keeps a place for words that are gone while something below them can be read', () => {
    const tree = treeOf(
      ['yes'],
      [
        claimRow('gone', { authorId: null }),
        claimRow('answer', { parentId: 'gone', side: 'against', authorId: 'ben' }),
        claimRow('empty', { authorId: null }),
        claimRow('hidden', { side: 'against', hidden: 'moderator' }),
      ],
    );
    expect([isShown(tree.byId.get('gone')!), hasPlace(tree.byId.get('gone')!)]).toEqual([false, true]);
    expect(hasPlace(tree.byId.get('empty')!)).toBe(false);
    const yes = tree.boughs.get('yes')!;
    expect([ids(yes.for), ids(yes.against)]).toEqual([['gone'], []]);
  });

  it('tells everybody’s own claims, hidden ones too, and nobody’s of those that are gone', () => {
    const tree = treeOf(
      ['yes'],
      [
        claimRow('one'),
        claimRow('two', { hidden: 'held' }),
        claimRow('three', { authorId: 'ben' }),
        claimRow('gone', { authorId: null }),
      ],
    );
    expect([...tree.byAuthor].map(([author, nodes]) => [author, ids(nodes)])).toEqual([
      ['ann', ['one', 'two']],
      ['ben', ['three']],
    ]);
  });

  it('says when what can be read came to light, the earliest first', () => {
    const tree = treeOf(
      ['yes'],
      [
        claimRow('b', { seenFrom: 3000 }),
        claimRow('a', { seenFrom: 1000 }),
        claimRow('d', { seenFrom: 4000 }),
        claimRow('c', { seenFrom: 2000, hidden: 'held' }),
      ],
    );
    expect(tree.boughs.get('yes')!.times).toEqual([1000, 3000, 4000]);
  });

  it('marks the one of three that was heard least, on both sides of one place together', () => {
    const tree = treeOf(
      ['yes'],
      [
        claimRow('a', { argued: 2 }),
        claimRow('b', { side: 'against', argued: 1 }),
        claimRow('c'),
        claimRow('d', { hidden: 'held' }),
      ],
    );
    expect([...tree.byId.values()].filter(({ isHeardLeast }) => isHeardLeast).map(({ id }) => id)).toEqual([
      'c',
    ]);
    expect(ids(tree.boughs.get('yes')!.for)).toEqual(['a', 'c']);
  });

  it('marks none of two that can be read beside words that are gone', () => {
    const { byId } = treeOf(
      ['yes'],
      [
        claimRow('a', { argued: 4 }),
        claimRow('b', { argued: 3 }),
        claimRow('gone', { authorId: null }),
        claimRow('answer', { parentId: 'gone' }),
      ],
    );
    expect([...byId.values()].some(({ isHeardLeast }) => isHeardLeast)).toBe(false);
  });

  it('marks it among claims of one side alone, too', () => {
    for (const side of ['for', 'against'] as const) {
      const { byId } = treeOf(
        ['yes'],
        [claimRow('a', { side, argued: 1 }), claimRow('b', { side }), claimRow('c', { side, argued: 2 })],
      );
      expect(byId.get('b')!.isHeardLeast).toBe(true);
    }
  });

  it('lets others have their turn at least once in a thousand claims', () => {
    const many = Array.from({ length: 3000 }, (_, n) => claimRow(String(n)));
    const steps = growTree(['yes'], many);
    let turns = 0;
    for (let step = steps.next(); !step.done; step = steps.next()) turns += 1;
    // Three while they are put in their places, three while they are counted, one for the position.
    expect(turns).toBe(7);
  });
});

describe('moments after one', () => {
  it('are counted without the moment itself', () => {
    const times = [10, 20, 20, 30];
    expect([5, 10, 19, 20, 29, 30, 31].map((moment) => countAfter(times, moment))).toEqual([
      4, 3, 3, 1, 1, 0, 0,
    ]);
    expect(countAfter([], 10)).toBe(0);
  });
});
