import type { PackedReferences } from './pack-cross-references.ts';

/** A place that others lead to. */
export interface Followed {
  /** Place number. */
  to: number;
  /** How many of the asked places lead there. */
  count: number;
  /** Whether it leads back to one of them. */
  isMutual: boolean;
}

/** Where places lead, each once, in the order of the Bible; never to themselves. @param places place numbers, ascending */
export function followReferences(packed: PackedReferences, places: readonly number[]): Followed[] {
  const asked = new Set(places);
  const counts = new Map<number, number>();
  for (const place of places) {
    for (const to of leadsTo(packed, place)) if (!asked.has(to)) counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([to, count]) => ({ to, count, isMutual: leadsTo(packed, to).some((back) => asked.has(back)) }));
}

function leadsTo({ from, start, to }: PackedReferences, place: number): Uint32Array {
  let [low, high] = [0, from.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (from[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return from[low] === place ? to.subarray(start[low]!, start[low + 1]!) : new Uint32Array(0);
}
