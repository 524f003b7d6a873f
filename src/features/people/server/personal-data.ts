import type { PersonalData } from '#platform/server/personal-data.ts';
import { presentUser } from './present-user.ts';
import { findUserById } from './user-store.ts';

/** Who somebody is, as they see it themselves. */
export const accountData: PersonalData = {
  section: 'account',
  tables: ['user', 'idempotency_key'],
  async *exportOf(db, userId) {
    const user = await findUserById(db, userId);
    if (user) yield [presentUser(user)];
  },
};
