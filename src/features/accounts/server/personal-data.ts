import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { findSignInMethods } from './account-store.ts';
import type { SecurityEventTable } from './accounts-tables.ts';
import { secondStepOf } from './second-step.ts';
import { findSecurityEvents } from './security-event-store.ts';
import { sessionsOf } from './session-store.ts';

/** Ways to sign in. Secrets (password hash, session tokens, links in letters, keys and codes) are not handed out. */
export const signInMethodData: PersonalData = {
  section: 'signInMethods',
  tables: ['account', 'one_time_link', 'second_step', 'backup_code'],
  async *exportOf(db, userId) {
    const rows = await findSignInMethods(db, userId);
    yield rows.map((row) => ({
      method: row.providerId === 'credential' ? 'password' : row.providerId,
      accountAtProvider: row.providerId === 'credential' ? null : row.accountId,
      createdAt: toEpochMs(row.createdAt),
    }));
    const secondStep = await secondStepOf(db, userId);
    if (secondStep) yield [{ method: 'second step', ...secondStep }];
  },
};

/** What happened to the account, as its owner sees it. */
export function presentActivity(event: SecurityEventTable) {
  const { id, kind, device, times, begun_at, at } = event;
  return { id, kind, device, times, begunAt: begun_at, at };
}

export const activityData: PersonalData = {
  section: 'recentActivity',
  tables: ['security_event'],
  async *exportOf(db, userId) {
    yield (await findSecurityEvents(db, userId, 0)).map(presentActivity);
  },
};

export const sessionData: PersonalData = {
  section: 'sessions',
  tables: ['session'],
  async *exportOf(db, userId) {
    yield await sessionsOf(db, userId, 0);
  },
};
