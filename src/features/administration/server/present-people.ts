import { findLastUses, secondStepOf, sessionsOf } from '#features/accounts/server/for-other-features.ts';
import { mutedUntil } from '#features/moderation/server/for-other-features.ts';
import {
  cameBy,
  findUserById,
  findUsersByIds,
  peopleForModerators,
} from '#features/people/server/for-other-features.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { PersonDetail, PersonRow } from '../administration.contract.ts';
import { isHeldBySettings } from '../administration.policy.ts';
import type { AdministrationDeps } from './administration-deps.ts';

/** People as an administrator sees them, in the order of their ids; who is gone is left out. A bounded number of queries. */
export async function presentRows(
  { db, clock }: Pick<AdministrationDeps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const [users, people, uses] = await Promise.all([
    findUsersByIds(db, ids),
    peopleForModerators(db, ids),
    findLastUses(db, ids),
  ]);
  const now = clock.now();
  return ids.flatMap((id) => {
    const user = users.get(id);
    const person = people.get(id);
    if (!user || !person) return [];
    const lastUse = uses.get(id);
    return {
      person,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      role: user.role,
      bannedUntil: stillToCome(user.bannedUntil, now),
      createdAt: toEpochMs(user.createdAt),
      lastSeenOn: lastUse === undefined ? null : new Date(lastUse).toISOString().slice(0, 10),
    };
  });
}

/** One of them with more; undefined when there is nobody with this id. */
export async function presentDetail(deps: AdministrationDeps, id: string): Promise<PersonDetail | undefined> {
  const { db, clock, adminEmails } = deps;
  const [[row], user, secondStep, sessions, came, muted] = await Promise.all([
    presentRows(deps, [id]),
    findUserById(db, id),
    secondStepOf(db, id),
    sessionsOf(db, id, clock.now()),
    cameBy(db, [id]),
    mutedUntil(db, id, clock.now()),
  ]);
  if (!row || !user) return undefined;
  const how = came.get(id);
  const inviters = how?.inviterId ? await peopleForModerators(db, [how.inviterId]) : new Map();
  const inviter = how?.inviterId ? inviters.get(how.inviterId) : undefined;
  return {
    ...row,
    emailVerified: Boolean(user.emailVerified),
    isHeldBySettings: isHeldBySettings(user, adminEmails),
    mutedUntil: muted,
    hasSecondStep: secondStep !== null,
    sessions: sessions.length,
    cameBy: how
      ? { way: how.way, at: how.at, inviter: inviter ? { id: inviter.id, name: inviter.name } : null }
      : null,
  };
}

function stillToCome(at: number | null, now: number): number | null {
  return at !== null && at > now ? at : null;
}
