import type { Role } from '#contract/access.policy.ts';
import type { GroupRole } from '#features/groups/groups.rules.ts';
import { allStandingsOf } from '#features/groups/server/for-other-features.ts';
import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type GatheringStanding, standingInAll, standingInGroup } from '../gatherings.policy.ts';
import { EVERYONE } from '../gatherings.rules.ts';

/** Who reads, and when; `audiences` are those whose gatherings they may see: ids of groups, and `EVERYONE`. */
export interface GatheringReader {
  id: string;
  /** UTC epoch milliseconds. */
  now: number;
  audiences: readonly string[];
  /** Those of `audiences` whose hosts they are. */
  hosted: readonly string[];
  /** Those of `audiences` that are archived groups. */
  archived: readonly string[];
}

/** A caller; or whom a feed, a letter or a notification is for, without a session: they read as members do. */
type Person = { id: string; role: Role; hasSecondStep?: boolean };

/** Somebody as they stand to gatherings of each of their groups, and of everyone. */
export async function readerOf(
  db: DbOrTx,
  { id, role, hasSecondStep = false }: Person,
  now: number,
): Promise<GatheringReader> {
  const groups: ReadonlyMap<string, { role: GroupRole; isArchived: boolean }> = await allStandingsOf(db, id);
  const standings = new Map<string, GatheringStanding>(
    [...groups].map(([groupId, standing]) => [groupId, standingInGroup(standing.role)]),
  );
  const isUnder16 = (await ageAnswerOf(db, id)) === 'under-16';
  standings.set(EVERYONE, standingInAll({ isModerator: role !== 'member' && hasSecondStep, isUnder16 }));
  const those = (matches: (audience: string, standing: GatheringStanding) => boolean) =>
    [...standings]
      .filter(([audience, standing]) => matches(audience, standing))
      .map(([audience]) => audience);
  return {
    id,
    now,
    audiences: those((_, standing) => standing !== null),
    hosted: those((_, standing) => standing === 'host'),
    archived: those((audience) => groups.get(audience)?.isArchived ?? false),
  };
}

/** Of gatherings with this audience, a group's id or `EVERYONE`: null when they are not for the reader. */
export function standingTo(reader: GatheringReader, audience: string): GatheringStanding {
  if (reader.hosted.includes(audience)) return 'host';
  return reader.audiences.includes(audience) ? 'guest' : null;
}
