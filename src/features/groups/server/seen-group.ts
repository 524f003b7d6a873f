import { ageAnswerOf } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { canFindGroups, canSeeGroup, type JudgedGroup } from '../groups.policy.ts';
import type { GroupRole } from '../groups.rules.ts';
import {
  findGroup,
  type GroupForReader,
  type GroupRow,
  holdGroup,
  isPartedFromLeaders,
} from './group-store.ts';
import { findMember, type MemberRow } from './member-store.ts';
import { noSuchGroup, notForYou } from './refusals.ts';

/** A group as the policy judges it. */
export function judged(row: GroupRow): JudgedGroup {
  return {
    admission: row.admission,
    isArchived: row.archived_at !== null,
    isHidden: row.hidden_because !== null,
  };
}

interface Seen {
  group: GroupRow;
  member: MemberRow | undefined;
}

/** A group that somebody may know of, held until the transaction ends. @throws AppError NOT_FOUND */
export async function heldGroup(tx: Tx, groupId: string, viewerId: string): Promise<Seen> {
  const seen = await seenBy(tx, await holdGroup(tx, groupId), viewerId);
  if (!seen) throw noSuchGroup();
  return seen;
}

/** Whether somebody may know of a group. */
export async function maySee(db: DbOrTx, groupId: string, viewerId: string): Promise<boolean> {
  return (await seenBy(db, await findGroup(db, groupId), viewerId)) !== null;
}

/** The same for a group that was read with what the viewer is in it. */
export async function maySeeRow(db: DbOrTx, row: GroupForReader, viewerId: string): Promise<boolean> {
  const mayFind = row.role !== null || (await mayFindIt(db, row.id, viewerId));
  return canSeeGroup(row.role && { role: row.role }, judged(row), { mayFind });
}

async function seenBy(db: DbOrTx, group: GroupRow | undefined, viewerId: string): Promise<Seen | null> {
  if (!group) return null;
  const member = await findMember(db, group.id, viewerId);
  const mayFind = member !== undefined || (await mayFindIt(db, group.id, viewerId));
  return canSeeGroup(member ?? null, judged(group), { mayFind }) ? { group, member } : null;
}

async function mayFindIt(db: DbOrTx, groupId: string, viewerId: string): Promise<boolean> {
  return (
    canFindGroups(await ageAnswerOf(db, viewerId)) && !(await isPartedFromLeaders(db, groupId, viewerId))
  );
}

/** A group that somebody is in. @throws AppError NOT_FOUND */
export async function groupOfMember(
  db: DbOrTx,
  groupId: string,
  viewerId: string,
): Promise<{ group: GroupRow; member: MemberRow }> {
  return inside(await findGroup(db, groupId), await findMember(db, groupId, viewerId));
}

/**
 * A group that somebody is in, held.
 * @param may what their role has to allow
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function heldGroupOfMember(
  tx: Tx,
  groupId: string,
  viewerId: string,
  may: (standing: { role: GroupRole }) => boolean = () => true,
): Promise<{ group: GroupRow; member: MemberRow }> {
  const group = await holdGroup(tx, groupId);
  const found = inside(group, await findMember(tx, groupId, viewerId));
  if (!may(found.member)) throw notForYou();
  return found;
}

function inside(group: GroupRow | undefined, member: MemberRow | undefined) {
  if (!group || !member) throw noSuchGroup();
  return { group, member };
}
