import type { DebateMap } from '../debates.contract.ts';

/** Where each claim stands in the crown: a piece of the ring of its depth. Angles in parts of the half circle, from left to right. */
export interface MapLayout {
  /** Begin and end by claim. */
  from: Float64Array;
  to: Float64Array;
  /** 0 is the inmost ring. */
  ring: Uint8Array;
  /** How many rings there are, one at least. */
  rings: number;
  /** Begin and end by position; one without claims has a small piece as well. */
  positions: readonly { from: number; to: number }[];
}

/** The part of the half circle that stays empty between two positions. */
const GAP = 0.012;

/**
 * Lays the tree out: what a claim holds is as broad as the claims without answers in it. One pass up and one down, so that ten
 * thousand claims take a few milliseconds.
 * @param positions how many there are
 */
export function layOut({ parents }: Pick<DebateMap, 'parents'>, positions: number): MapLayout {
  const count = parents.length;
  const held = new Float64Array(count);
  const ofPosition = new Float64Array(positions).fill(1);
  // From the leaves up; parents come before what is under them.
  for (let i = count - 1; i >= 0; i -= 1) {
    if (held[i] === 0) held[i] = 1;
    const parent = parents[i]!;
    if (parent >= 0) held[parent]! += held[i]!;
    else ofPosition[-1 - parent]! += held[i]!;
  }
  const whole = ofPosition.reduce((sum, one) => sum + one, 0);
  const room = 1 - GAP * Math.max(0, positions - 1);
  const places: { from: number; to: number }[] = [];
  for (let at = 0, i = 0; i < positions; i += 1) {
    const breadth = (ofPosition[i]! / whole) * room;
    places.push({ from: at, to: at + breadth });
    at += breadth + GAP;
  }
  const [from, to, ring] = [new Float64Array(count), new Float64Array(count), new Uint8Array(count)];
  // Where the next claim under each place begins. What a claim holds for itself is empty at its end.
  const nextUnder = new Float64Array(count);
  const nextIn = places.map(({ from: begin }) => begin);
  for (let i = 0; i < count; i += 1) {
    const parent = parents[i]!;
    const position = -1 - parent;
    const begin = parent >= 0 ? nextUnder[parent]! : nextIn[position]!;
    const breadth =
      parent >= 0
        ? ((to[parent]! - from[parent]!) * held[i]!) / held[parent]!
        : ((places[position]!.to - places[position]!.from) * held[i]!) /
          Math.max(1, ofPosition[position]! - 1);
    from[i] = begin;
    to[i] = begin + breadth;
    nextUnder[i] = begin;
    ring[i] = parent >= 0 ? ring[parent]! + 1 : 0;
    if (parent >= 0) nextUnder[parent] = begin + breadth;
    else nextIn[position] = begin + breadth;
  }
  return { from, to, ring, rings: ring.reduce((most, one) => Math.max(most, one + 1), 1), positions: places };
}

/** The claim at a place of the crown; -1 where there is none. @param angle in parts of the half circle */
export function claimAt({ from, to, ring }: MapLayout, angle: number, atRing: number): number {
  for (let i = 0; i < from.length; i += 1) {
    if (ring[i] === atRing && angle >= from[i]! && angle < to[i]!) return i;
  }
  return -1;
}
