import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findBlocksOf } from './block-store.ts';
import type { PersonBlockTable } from './people-tables.ts';
import { findPerson } from './person-store.ts';
import { presentUser } from './present-user.ts';
import { peopleForModerators } from './public-people.ts';

/** Who somebody is, with their XP, look and picture, as they see it themselves, and how others see them. */
export const accountData: PersonalData = {
  section: 'account',
  tables: ['user', 'person_to_others', 'idempotency_key', 'event_delivery'],
  async *exportOf(db, userId, publicUrl) {
    const person = await findPerson(db, userId);
    if (!person) return;
    const user = presentUser(person);
    yield [{ ...user, profileImageUrl: user.profileImageUrl && `${publicUrl}${user.profileImageUrl}` }];
  },
};

/** Whom somebody has blocked, under the names that others see. Who has blocked them is not theirs to know. */
export const blockData: PersonalData = {
  section: 'blockedPeople',
  tables: ['person_block'],
  async *exportOf(db, userId) {
    const pages = inPages<PersonBlockTable>((last, limit) =>
      findBlocksOf(db, userId, { limit, after: last && { at: last.blocked_at, id: last.blocked_id } }),
    );
    for await (const page of pages) {
      const people = await peopleForModerators(
        db,
        page.map((row) => row.blocked_id),
      );
      yield page.map((row) => ({ name: people.get(row.blocked_id)?.name, blockedAt: row.blocked_at }));
    }
  },
};
