import type { CallOutput } from '#contract/define-endpoint.ts';
import { membersOf, membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { findUsersByIds, publicPeople, withRoleNow } from '#features/people/server/for-other-features.ts';
import { whoRestsAt } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { askWhoCome, NotAnswered } from '../asking.contract.ts';
import { canAsk, canSeeNotAnswered } from '../gatherings.policy.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import { createAsked, findAnswered, findAsked } from './asked-store.ts';
import { type GatheringReader, readerOf, standingTo } from './gathering-reader.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { nobodyAskedAnyMore, noSuchGathering } from './refusals.ts';
import { holdSeen, type Named } from './take-part.ts';

/** The kind of notification with which somebody is asked whether they come. */
export const ASKED = 'gathering-asked';

/** An occurrence of a group. */
type OfGroup = ShownOccurrence & { group_id: string };
type GroupMember = Awaited<ReturnType<typeof membersOf>>[number];

/** Who of its group has not answered an occurrence. @throws AppError NOT_FOUND for all but its hosts */
export async function readNotAnswered(
  db: DbOrTx,
  reader: GatheringReader,
  named: Named,
): Promise<NotAnswered> {
  const row = hostedOfGroup(reader, await findSeen(db, reader, named));
  const { people, toAsk } = await notAnswered(db, reader, row);
  return presented(people, toAsk.length);
}

/**
 * A host asks those who have not answered. The occurrence is held, so that nobody answers meanwhile and of two hosts the second one
 * asks whom the first one did not.
 * @throws AppError NOT_FOUND for all but its hosts, GATHERING_CLOSED once it has begun or does not take place
 */
export function askThoseWithoutAnswer(
  { db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>,
  caller: Caller,
  named: Named,
): Promise<CallOutput<typeof askWhoCome>> {
  const now = clock.now();
  return inUserTransaction(db, caller.id, async (tx) => {
    const reader = await readerOf(tx, await withRoleNow(tx, caller, now), now);
    const row = hostedOfGroup(reader, await holdSeen(tx, reader, named));
    if (!mayAsk(reader, row)) throw nobodyAskedAnyMore();
    const { people, toAsk } = await notAnswered(tx, reader, row);
    const ids = toAsk.map(({ id }) => id);
    const stay = await membersWhoStay(tx, row.group_id, ids);
    const asked = await createAsked(
      tx,
      row.id,
      ids.filter((id) => stay.has(id)),
      now,
    );
    const told = await thoseWhoHear(
      tx,
      toAsk.filter(({ id }) => asked.includes(id)),
      now,
    );
    const notice = { kind: ASKED, subjectId: row.id, actorId: caller.id };
    await notify(
      tx,
      told.map((userId) => ({ userId, ...notice })),
      now,
    );
    return { ...presented(people, toAsk.length - asked.length), asked: asked.length };
  });
}

function hostedOfGroup(reader: GatheringReader, row: ShownOccurrence | undefined): OfGroup {
  if (!row || row.group_id === null) throw noSuchGathering();
  if (!canSeeNotAnswered(standingTo(reader, row.audience), { isOfGroup: true })) throw noSuchGathering();
  return { ...row, group_id: row.group_id };
}

function mayAsk(reader: GatheringReader, row: OfGroup): boolean {
  const judged = { ...judgedOf(reader, row), isOfGroup: true };
  return canAsk(standingTo(reader, row.audience), judged, reader.now);
}

/** Those without an answer whom the reader sees, and those of them who would be asked now: who was not yet. */
async function notAnswered(
  db: DbOrTx,
  reader: GatheringReader,
  row: OfGroup,
): Promise<{ people: PublicPerson[]; toAsk: GroupMember[] }> {
  const answered = await findAnswered(db, row.id);
  const members = (await membersOf(db, row.group_id)).filter(
    ({ id }) => id !== reader.id && !answered.has(id),
  );
  const seen = await publicPeople(
    db,
    reader.id,
    members.map(({ id }) => id),
    reader.now,
  );
  const people = members.flatMap(({ id }) => seen.get(id) ?? []);
  if (!mayAsk(reader, row) || people.length === 0) return { people, toAsk: [] };
  const asked = await findAsked(db, row.id);
  return { people, toAsk: members.filter(({ id }) => seen.has(id) && !asked.has(id)) };
}

/**
 * Ids of those who hear of it: nobody on a rest, and nobody who has muted the group; the bell itself leaves out who has turned such
 * questions off. They count as asked like all others: that somebody rests, or does not want to hear of the group, is theirs to tell.
 */
async function thoseWhoHear(db: DbOrTx, members: readonly GroupMember[], now: number): Promise<string[]> {
  const ids = members.filter(({ isMuted }) => !isMuted).map(({ id }) => id);
  const users = await findUsersByIds(db, ids);
  const zoneOf = (id: string) => users.get(id)?.timezone ?? 'UTC';
  const resting = await whoRestsAt(
    db,
    ids.map((id) => ({ id, timezone: zoneOf(id) })),
    now,
  );
  return ids.filter((id) => !resting.has(id));
}

function presented(people: readonly PublicPerson[], toAsk: number): NotAnswered {
  return { people: people.slice(0, GATHERING_LIMITS.notAnswered), count: people.length, toAsk };
}
