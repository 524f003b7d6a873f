import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimAt, layOut } from './debate-map.rules.ts';

const RINGS = 4;

/** Trees as the server sends them: parents before what is under them, four deep at most. */
const tree = fc.array(fc.nat(), { maxLength: 200 }).map((picks) => {
  const depths: number[] = [];
  return picks.map((pick, i) => {
    const able = depths.flatMap((depth, at) => (depth < RINGS - 1 ? [at] : []));
    const choice = pick % (able.length + 3);
    const parent = choice < 3 ? -1 - choice : able[choice - 3]!;
    depths[i] = parent < 0 ? 0 : depths[parent]! + 1;
    return parent;
  });
});

describe('the map of a debate', () => {
  it('keeps what stands under a claim within it, and what stands beside it apart', () => {
    fc.assert(
      fc.property(tree, (parents) => {
        const { from, to, ring, positions } = layOut({ parents }, 3);
        for (const [i, parent] of parents.entries()) {
          const around = parent >= 0 ? { from: from[parent]!, to: to[parent]! } : positions[-1 - parent]!;
          expect(to[i]! - from[i]!).toBeGreaterThan(0);
          expect(from[i]!).toBeGreaterThanOrEqual(around.from - 1e-9);
          expect(to[i]!).toBeLessThanOrEqual(around.to + 1e-9);
          expect(ring[i]).toBe(parent >= 0 ? ring[parent]! + 1 : 0);
          for (let j = 0; j < i; j += 1) {
            if (ring[j] !== ring[i]) continue;
            expect(Math.min(to[i]!, to[j]!) - Math.max(from[i]!, from[j]!)).toBeLessThan(1e-9);
          }
        }
      }),
    );
  });

  it('finds the claim that is touched, and none where there is none', () => {
    const layout = layOut({ parents: [-1, 0, 0, -2] }, 2);
    for (let i = 0; i < 4; i += 1) {
      const middle = (layout.from[i]! + layout.to[i]!) / 2;
      expect(claimAt(layout, middle, layout.ring[i]!)).toBe(i);
    }
    expect(claimAt(layout, 0.99, 3)).toBe(-1);
  });

  it('has room for positions of which nobody speaks', () => {
    const { positions } = layOut({ parents: [-2] }, 3);
    expect(positions.map(({ from, to }) => to > from)).toEqual([true, true, true]);
    expect(positions.at(-1)!.to).toBeCloseTo(1, 9);
  });
});
