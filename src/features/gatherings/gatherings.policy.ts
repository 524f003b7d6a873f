import type { GroupRole } from '#features/groups/groups.rules.ts';
import type { GatheringAnswer } from './gatherings.rules.ts';

/** How somebody stands to gatherings of one group, or of everyone: null when these are not for them. */
export type GatheringStanding = 'host' | 'guest' | null;

/** Leaders and helpers of a group are its hosts, whoever else is in it its guests. */
export function standingInGroup(role: GroupRole | null): GatheringStanding {
  if (role === null) return null;
  return role === 'member' ? 'guest' : 'host';
}

/** Of everyone: moderators are its hosts, with a session that has passed a second step. Under 16 people meet in groups that they are in, where somebody knows them. */
export function standingInAll(person: { isModerator: boolean; isUnder16: boolean }): GatheringStanding {
  if (person.isModerator) return 'host';
  return person.isUnder16 ? null : 'guest';
}

/** A gathering as far as it says who may do what. */
export interface JudgedGathering {
  isHidden: boolean;
  isCancelled: boolean;
  /** Of a group that is archived. */
  isArchived: boolean;
  startsAt: number;
  endsAt: number;
}

/** What a moderator hid is seen by its hosts alone. */
export function canSeeGathering(standing: GatheringStanding, gathering: { isHidden: boolean }): boolean {
  return standing === 'host' || (standing === 'guest' && !gathering.isHidden);
}

/** Where it is: for hosts, and whoever said that they may come. */
export function canSeePlace(standing: GatheringStanding, answer: string | null): boolean {
  return standing === 'host' || (standing === 'guest' && (answer === 'going' || answer === 'maybe'));
}

/** Nothing is answered, added or changed any more. */
export function isClosed(gathering: Omit<JudgedGathering, 'isHidden'>, now: number): boolean {
  return gathering.isCancelled || gathering.isArchived || gathering.endsAt <= now;
}

/** Answers, and adds to who brings what. */
export function canTakePart(standing: GatheringStanding, gathering: JudgedGathering, now: number): boolean {
  return canSeeGathering(standing, gathering) && !isClosed(gathering, now);
}

/** Changes and cancels it. */
export function canHost(standing: GatheringStanding, gathering: JudgedGathering, now: number): boolean {
  return standing === 'host' && !isClosed(gathering, now);
}

/** Sees who has not answered: the hosts of a group's. Of what is for everyone nobody owes an answer. */
export function canSeeNotAnswered(
  standing: GatheringStanding,
  { isOfGroup }: { isOfGroup: boolean },
): boolean {
  return standing === 'host' && isOfGroup;
}

/** Asks those who have not answered: until it begins. What is hidden they could not read. */
export function canAsk(
  standing: GatheringStanding,
  gathering: JudgedGathering & { isOfGroup: boolean },
  now: number,
): boolean {
  return (
    canSeeNotAnswered(standing, gathering) &&
    !gathering.isHidden &&
    !isClosed(gathering, now) &&
    gathering.startsAt > now
  );
}

/** Says who came: from its begin on. */
export function canMark(standing: GatheringStanding, gathering: JudgedGathering, now: number): boolean {
  return standing === 'host' && !gathering.isCancelled && gathering.startsAt <= now;
}

/**
 * Brings something: whoever has a seat, or may come. Who waits for a seat would come to a full table, and so would who has not answered
 * yet where every seat is taken.
 */
export function canBring(person: {
  answer: GatheringAnswer | null;
  isWaiting: boolean;
  isFull: boolean;
}): boolean {
  if (person.answer === 'maybe') return true;
  return person.answer === 'going' ? !person.isWaiting : !person.isFull;
}

/** A line of who brings what, as far as it says who reads it. */
export interface JudgedLine {
  addedBy: string;
  takenBy: string | null;
  isHidden: boolean;
  /** Added by whoever planned the gathering. */
  isPlanned: boolean;
  /** Nobody's block is between whoever added it and the reader. */
  isAuthorSeen: boolean;
}

/**
 * What somebody added are their words, which a block parts from others unless these bring it already. What was planned is
 * the evening's, and a block leaves it to both.
 */
export function canReadLine(readerId: string, line: JudgedLine): boolean {
  if (line.addedBy === readerId) return true;
  return !line.isHidden && (line.takenBy === readerId || line.isPlanned || line.isAuthorSeen);
}

/** A line is removed by a host, or by whoever added it while nobody has it. */
export function canRemoveLine(
  person: { id: string; standing: GatheringStanding },
  line: { addedBy: string; takenBy: string | null },
): boolean {
  if (person.standing === 'host') return true;
  return (
    person.standing === 'guest' &&
    line.addedBy === person.id &&
    (line.takenBy === null || line.takenBy === person.id)
  );
}
