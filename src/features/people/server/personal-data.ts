import type { PersonalData } from '#platform/server/personal-data.ts';
import { findPerson } from './person-store.ts';
import { presentUser } from './present-user.ts';

/** Who somebody is, with their XP, look and picture, as they see it themselves. */
export const accountData: PersonalData = {
  section: 'account',
  tables: ['user', 'idempotency_key', 'event_delivery'],
  async *exportOf(db, userId) {
    const person = await findPerson(db, userId);
    if (person) yield [presentUser(person)];
  },
};
