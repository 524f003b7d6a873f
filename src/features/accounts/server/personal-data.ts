import type { PersonalData } from '#platform/server/personal-data.ts';
import { findUserById } from './account-store.ts';
import { toEpochMs } from './accounts-tables.ts';
import { presentUser } from './present-user.ts';
import { sessionsOf } from './session-store.ts';

/** The account itself. Secrets (password hash, session tokens, links in letters) are not handed out. */
export const accountData: PersonalData = {
  section: 'account',
  tables: ['user', 'one_time_link', 'idempotency_key'],
  async *exportOf(db, userId) {
    const user = await findUserById(db, userId);
    if (user) yield [presentUser(user)];
  },
};

export const signInMethodData: PersonalData = {
  section: 'signInMethods',
  tables: ['account'],
  async *exportOf(db, userId) {
    const rows = await db
      .selectFrom('account')
      .select(['providerId', 'accountId', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute();
    yield rows.map((row) => ({
      method: row.providerId === 'credential' ? 'password' : row.providerId,
      accountAtProvider: row.providerId === 'credential' ? null : row.accountId,
      createdAt: toEpochMs(row.createdAt),
    }));
  },
};

export const sessionData: PersonalData = {
  section: 'sessions',
  tables: ['session'],
  async *exportOf(db, userId) {
    yield await sessionsOf(db, userId, 0);
  },
};
