import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import { follows, lengthOf, type Place, placesName } from './places.rules.ts';
import { daysOf } from './schedule.rules.ts';

/**
 * What of a plan a group's plan can hold: a group reads one passage at a time, of one book and within its limit of verses, and takes
 * so many at once. Days are kept together where they fit into one passage.
 */
export function forGroup({ places, division }: { places: readonly Place[]; division: readonly number[] }): {
  references: string[];
  isWhole: boolean;
} {
  const passages = daysOf(division).flatMap(({ from, to }) => passagesOf(places.slice(from, to)));
  return {
    references: passages.slice(0, GROUP_LIMITS.passagesAtOnce),
    isWhole: passages.length <= GROUP_LIMITS.passagesAtOnce,
  };
}

/** Chapters that follow each other are one passage, as long as it is short enough. */
function passagesOf(day: readonly Place[]): string[] {
  const runs: Place[][] = [];
  for (const place of day) {
    const run = runs.at(-1);
    const verses = [...(run ?? []), place].reduce((sum, one) => sum + lengthOf(one), 0);
    if (run !== undefined && verses <= GROUP_LIMITS.verses && follows(run.at(-1)!, place)) run.push(place);
    else runs.push([place]);
  }
  return runs.map(placesName);
}
