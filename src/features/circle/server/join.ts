import { AppError } from '#contract/errors.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { canHaveCircle } from '#features/people/people.policy.ts';
import { ageAnswerOf, publicPeople } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Member } from '../circle.contract.ts';
import { CIRCLE_LIMITS } from '../circle.rules.ts';
import { deleteInvitationsBetween } from './invitation-store.ts';
import { circleSince, countCircle, createMembership } from './member-store.ts';

/** Whoever is not there, does not want to be found, or was never there: all are answered alike. */
export function nobodyHere(): AppError {
  return new AppError('NOT_FOUND', 'Nobody is here under this address.');
}

export function linkClosed(): AppError {
  return new AppError('NOT_FOUND', 'This invitation is not open any more. Please ask for a new one.');
}

/**
 * A circle is for those who are 16 and have said so.
 * @throws AppError AGE_NOT_TOLD, FORBIDDEN
 */
export async function requireCircleAge(tx: Tx, userId: string): Promise<void> {
  const age = await ageAnswerOf(tx, userId);
  if (age === 'not-asked') {
    throw new AppError('AGE_NOT_TOLD', 'Please tell first whether you are under 16.');
  }
  if (!canHaveCircle(age)) {
    throw new AppError(
      'FORBIDDEN',
      'A circle is for people of 16 and more. A leader can invite you to a group.',
    );
  }
}

/**
 * Puts each into the circle of the other; call it in `inPairTransaction`. A second time changes nothing.
 * @param joinerId who accepts
 * @param hostId who invited, and is told
 * @throws AppError NOT_FOUND when either may not see the other, CIRCLE_FULL
 */
export async function join(tx: Tx, joinerId: string, hostId: string, now: number): Promise<Member> {
  const person = (await publicPeople(tx, joinerId, [hostId], now)).get(hostId);
  if (!person) throw nobodyHere();
  const before = await circleSince(tx, joinerId, hostId);
  if (before !== null) return { person, since: before };
  for (const [id, message] of [
    [joinerId, 'Your circle is full. Somebody has to leave it first.'],
    [hostId, 'This circle is full.'],
  ] as const) {
    if ((await countCircle(tx, id)) >= CIRCLE_LIMITS.members) throw new AppError('CIRCLE_FULL', message);
  }
  await createMembership(tx, joinerId, hostId, now);
  await deleteInvitationsBetween(tx, joinerId, hostId);
  await sendLive(tx, [joinerId, hostId], ['/api/circle', '/api/people', '/api/prayer'], now);
  await notify(
    tx,
    [
      {
        userId: hostId,
        kind: 'circle-joined',
        subjectId: joinerId,
        actorId: joinerId,
        onceKey: `joined ${joinerId}`,
      },
    ],
    now,
  );
  return { person, since: now };
}
