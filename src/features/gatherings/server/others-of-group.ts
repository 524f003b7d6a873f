import { membersOf, membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { OthersOfGroup } from '../coming.contract.ts';
import { canMark } from '../gatherings.policy.ts';
import { findComingTo } from './answer-store.ts';
import { findCame } from './came-store.ts';
import { type GatheringReader, standingTo } from './gathering-reader.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering } from './refusals.ts';
import type { Named } from './take-part.ts';

/**
 * Who of its group has not said that they come to an occurrence, and whether they were noted as having come all the same. Of what is for
 * everyone nobody is listed: those are all people here.
 * @throws AppError NOT_FOUND for all but the hosts of a group's, GATHERING_CLOSED before it has begun
 */
export async function readOthersOfGroup(
  db: DbOrTx,
  reader: GatheringReader,
  named: Named,
): Promise<OthersOfGroup> {
  const row = await findSeen(db, reader, named);
  const standing = row ? standingTo(reader, row.audience) : null;
  if (!row || row.group_id === null || standing !== 'host') throw noSuchGathering();
  if (!canMark(standing, judgedOf(reader, row), reader.now)) throw gatheringClosed();
  const coming = new Set((await findComingTo(db, row.id)).map(({ user_id }) => user_id));
  const others = (await membersOf(db, row.group_id)).flatMap(({ id }) => (coming.has(id) ? [] : [id]));
  const seen = await publicPeople(db, reader.id, others, reader.now);
  const came = await findCame(db, row.id);
  const people = others.flatMap((id) => {
    const person = seen.get(id);
    return person ? [{ person, came: came.has(id) }] : [];
  });
  return { people };
}

/** Whether somebody is one of these, and stays in the group until the transaction ends. */
export async function isOtherOfGroup(
  tx: Tx,
  reader: GatheringReader,
  { group_id }: Pick<ShownOccurrence, 'group_id'>,
  personId: string,
): Promise<boolean> {
  if (group_id === null || !(await membersWhoStay(tx, group_id, [personId])).has(personId)) return false;
  return (await publicPeople(tx, reader.id, [personId], reader.now)).has(personId);
}
