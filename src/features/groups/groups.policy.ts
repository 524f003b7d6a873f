import type { AgeAnswer } from '#features/people/people.rules.ts';
import { ASK_AGAIN_MS, type GroupAdmission, type GroupRole, isFound } from './groups.rules.ts';

/** How somebody stands to a group; null: they are not in it. */
export type Standing = { role: GroupRole } | null;

/** A group, as far as it says who may do what. */
export interface JudgedGroup {
  admission: GroupAdmission;
  isArchived: boolean;
  isHidden: boolean;
}

/** A group is known to its members, and to whoever can find it. */
export function canSeeGroup(standing: Standing, group: JudgedGroup, reader: { mayFind: boolean }): boolean {
  if (standing) return true;
  return reader.mayFind && isFound(group) && !group.isHidden && !group.isArchived;
}

/** Whoever is under 16 comes in by a leader's link alone. Who was not asked yet is asked before they join. */
export function canFindGroups(age: AgeAnswer | 'not-asked'): boolean {
  return age !== 'under-16';
}

/** Somebody outside, as they stand to a group that can be found. `declinedAt`: UTC epoch ms. */
export interface Arrival {
  age: AgeAnswer | 'not-asked';
  isAsking: boolean;
  wasRemoved: boolean;
  declinedAt: number | null;
}

type ClosedBecause = 'not-found' | 'under-16' | 'archived' | 'removed' | 'full' | 'asking' | 'declined';

/**
 * Who can find a group with room comes in, or asks to; who was removed does not, and who was declined asks again after a while.
 * @returns why the door is closed to them; null: it is open
 */
export function closedBecause(
  group: Pick<JudgedGroup, 'admission' | 'isArchived'> & { isFull: boolean },
  { age, isAsking, wasRemoved, declinedAt }: Arrival,
  now: number,
): ClosedBecause | null {
  if (!isFound(group)) return 'not-found';
  if (!canFindGroups(age)) return 'under-16';
  if (group.isArchived) return 'archived';
  if (wasRemoved) return 'removed';
  if (group.isFull) return 'full';
  if (isAsking) return 'asking';
  const isTooSoon = declinedAt !== null && now - declinedAt < ASK_AGAIN_MS;
  return group.admission !== 'open' && isTooSoon ? 'declined' : null;
}

/** What happens in a group is read by its members alone. */
export function canReadInside(standing: Standing): standing is { role: GroupRole } {
  return standing !== null;
}

/** Members write, while the group is not archived. */
export function canWriteInside(standing: Standing, group: Pick<JudgedGroup, 'isArchived'>): boolean {
  return standing !== null && !group.isArchived;
}

/** Leaders and helpers keep the plan and the talk, let people in and remove members. */
export function canHelp(standing: Standing): boolean {
  return standing !== null && standing.role !== 'member';
}

/** Leaders change the group, its links and its roles, hand it over and archive it. */
export function canLead(standing: Standing): boolean {
  return standing?.role === 'leader';
}

/** Nobody under 16 leads a group. */
export function canBeLeader(age: AgeAnswer | 'not-asked'): boolean {
  return age !== 'under-16';
}

/** Who declined to lead is asked again after a while. `declinedAt`: UTC epoch ms; null: they did not. */
export function mayBeAskedToLead({ declinedAt }: { declinedAt: number | null }, now: number): boolean {
  return declinedAt === null || now - declinedAt >= ASK_AGAIN_MS;
}

/** Nobody removes themselves, leaders remove anybody but leaders, helpers remove members. */
export function canRemove(
  by: { id: string; standing: Standing },
  whom: { id: string; role: GroupRole },
): boolean {
  if (by.id === whom.id || whom.role === 'leader' || !canHelp(by.standing)) return false;
  return canLead(by.standing) || whom.role === 'member';
}

/** Words are hidden by leaders, and by helpers where it is not a leader who wrote them. Nobody hides their own: they delete them. */
export function canHideWords(
  by: { id: string; standing: Standing },
  author: { id: string; role: GroupRole | null },
): boolean {
  if (by.id === author.id || !canHelp(by.standing)) return false;
  return canLead(by.standing) || author.role !== 'leader';
}
