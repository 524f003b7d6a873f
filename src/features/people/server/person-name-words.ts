import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import { isBlockedBetween } from './block-store.ts';
import { findPerson, type PersonRow } from './person-store.ts';
import { updatePersonToOthers } from './person-to-others-store.ts';
import { nameOfRow } from './present-public-person.ts';
import { publicPeople } from './public-people.ts';

/**
 * The name under which somebody is shown; its id is the person's. A hidden one gives way to the first name and initial, and
 * that to initials, until its owner shows another: then nothing hides it any more.
 */
export const personNameWords: WordsKind = {
  kind: 'person-name',
  called: 'a name',
  tables: ['user', 'person_to_others'],
  async find(db, id) {
    const person = await findPerson(db, id);
    if (!person) return undefined;
    const name = nameWithoutHiding(person);
    return {
      id,
      authorId: id,
      text: name,
      pictureUrls: [],
      writtenAt: toEpochMs(person.createdAt),
      isAnonymous: false,
      isHidden: person.hidden_name === name,
      audience: 'Everyone here',
      href: `/people/${id}`,
    };
  },
  inContext: async () => ({ before: [], after: [] }),
  async canRead(db, id, viewerId) {
    return (await findPerson(db, id)) !== undefined && !(await isBlockedBetween(db, id, viewerId));
  },
  async canOpen(db, id, readerId, now) {
    return readerId === id || (await publicPeople(db, readerId, [id], now)).has(id);
  },
  async hide(tx, id) {
    const person = await findPerson(tx, id);
    if (person) await updatePersonToOthers(tx, id, { hidden_name: nameWithoutHiding(person) });
  },
  async restore(tx, id) {
    await updatePersonToOthers(tx, id, { hidden_name: null });
  },
  countBy: async () => null,
};

/** What moderators talk about: not what stands in the place of a hidden name. */
function nameWithoutHiding(person: PersonRow): string {
  return nameOfRow({ ...person, hidden_name: null });
}
