import { canHaveCircle, canShareWithEveryone } from '#features/people/people.policy.ts';
import type { AgeAnswer } from '#features/people/people.rules.ts';
import { type Audience, isSameAudience, PRAYER_LIMITS, type RequestState } from './prayer.rules.ts';

/** Who reads, prays or writes. */
export interface PrayerReader {
  id: string;
  age: AgeAnswer | 'not-asked';
}

/** A request with how its author and the reader stand to each other. */
export interface JudgedRequest {
  authorId: string;
  isAnonymous: boolean;
  audience: Audience;
  state: RequestState;
  isHidden: boolean;
  /** What came of it, if that was told. */
  testimony: { audience: Audience; isHidden: boolean; isInGroup: boolean } | null;
  isBlocked: boolean;
  isAuthorBanned: boolean;
  /** The author is in the reader's circle now. */
  isInCircle: boolean;
  /** The reader is in the group that was asked; asked with a name, the author still is, too. */
  isInGroup: boolean;
  /** The reader was in the circle or group that was asked when it was asked without a name. */
  wasChosen: boolean;
  /** The reader was in the circle or group, another one than was asked, to which what came of it was told without a name. */
  wasTold: boolean;
}

/** Whoever is under 16 has no 'everyone here': neither writing to it nor reading it. */
export function canReadEveryones(reader: PrayerReader): boolean {
  return reader.age !== 'under-16';
}

/** Whether this audience of this request reaches the reader; its author is not asked here. */
function reaches(
  { audience, isInGroup, wasChosen }: Pick<JudgedRequest, 'audience' | 'isInGroup' | 'wasChosen'>,
  reader: PrayerReader,
  request: JudgedRequest,
): boolean {
  if (audience.kind === 'only-me') return false;
  if (audience.kind === 'everyone') return canReadEveryones(reader);
  if (audience.kind === 'group') return isInGroup && (wasChosen || !request.isAnonymous);
  return request.isAnonymous ? wasChosen : request.isInCircle;
}

/**
 * A block parts two people where the reader knows whose words they are. Without a name it changes nothing: what goes away
 * with a block would tell who wrote it (docs/decisions/049-asking-without-a-name.md).
 */
function isPartedByBlock(request: JudgedRequest): boolean {
  return request.isBlocked && !request.isAnonymous;
}

/** What came of a request is read by its own audience: without a name, by those to whom it was told. */
export function canReadTestimony(reader: PrayerReader, request: JudgedRequest): boolean {
  if (!request.testimony || request.state !== 'answered') return false;
  if (request.authorId === reader.id) return true;
  if (request.isHidden || request.testimony.isHidden || request.isAuthorBanned) return false;
  const isForThoseAsked = isSameAudience(request.testimony.audience, request.audience);
  const wasChosen = request.wasTold || (isForThoseAsked && request.wasChosen);
  return !isPartedByBlock(request) && reaches({ ...request.testimony, wasChosen }, reader, request);
}

/** A request is read by its author, and by its audience unless it rests, is hidden, or its author is banned. */
export function canReadRequest(reader: PrayerReader, request: JudgedRequest): boolean {
  if (request.authorId === reader.id) return true;
  if (request.isHidden || request.isAuthorBanned || isPartedByBlock(request)) return false;
  if (request.state === 'resting') return false;
  return reaches(request, reader, request) || canReadTestimony(reader, request);
}

/** One prays for what others ask, while they ask. */
export function canPrayFor(reader: PrayerReader, request: JudgedRequest): boolean {
  if (request.authorId === reader.id || request.state !== 'open') return false;
  return canReadRequest(reader, request);
}

/** Whoever may read a request may write under it; its author, unless that would tell who asked. */
export function canEncourage(reader: PrayerReader, request: JudgedRequest): boolean {
  if (!canReadRequest(reader, request) || request.state === 'resting') return false;
  if (request.authorId === reader.id) return !request.isAnonymous && request.audience.kind !== 'only-me';
  return true;
}

/** A request is changed, answered, laid to rest and deleted by whoever asked. */
export function canChangeRequest(reader: { id: string }, request: { authorId: string }): boolean {
  return request.authorId === reader.id;
}

/**
 * What was asked of a group without a name stays readable there when its author leaves, and is then not written in any more:
 * they would go on writing in a group that they are not in. They may take it back and delete it.
 */
export function canRewrite(
  request: { isAnonymous: boolean; audience: Audience },
  { isAuthorInGroup }: { isAuthorInGroup: boolean },
): boolean {
  return !request.isAnonymous || request.audience.kind !== 'group' || isAuthorInGroup;
}

/** Others' words can be reported. */
export function canReportRequest(reader: PrayerReader, request: JudgedRequest): boolean {
  return request.authorId !== reader.id && canReadRequest(reader, request);
}

/** Whom somebody may share with: a circle and everyone here are for those who are 16. Whose group it is, is not asked here. */
export function canShareWith(age: AgeAnswer | 'not-asked', audience: Audience): boolean {
  if (audience.kind === 'only-me') return true;
  if (audience.kind === 'group') return age !== 'not-asked';
  return audience.kind === 'circle' ? canHaveCircle(age) : canShareWithEveryone(age);
}

/** An encouragement is changed by whoever wrote it, for a quarter of an hour: after that people have read and answered it. */
export function canEditEncouragement(
  reader: { id: string },
  words: { authorId: string; writtenAt: number },
  now: number,
): boolean {
  return words.authorId === reader.id && now < words.writtenAt + PRAYER_LIMITS.editMs;
}

/** An encouragement is removed by whoever wrote it, and by whoever asked for prayer. */
export function canDeleteEncouragement(
  reader: { id: string },
  words: { authorId: string },
  request: { authorId: string },
): boolean {
  return words.authorId === reader.id || request.authorId === reader.id;
}

/**
 * An encouragement is read by whoever may read the request, unless it is hidden or a block stands between them. Whoever asked
 * without a name and left the group does not read what was written there since.
 */
export function canReadEncouragement(
  reader: { id: string },
  words: {
    authorId: string;
    askerId: string;
    isAskerOut: boolean;
    isHidden: boolean;
    isBlocked: boolean;
    isAuthorBanned: boolean;
  },
): boolean {
  if (words.authorId === reader.id) return true;
  if (words.isAskerOut && words.askerId === reader.id) return false;
  return !words.isHidden && !words.isBlocked && !words.isAuthorBanned;
}
