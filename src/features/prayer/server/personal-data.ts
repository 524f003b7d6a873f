import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findChoice } from './choice-store.ts';
import {
  encouragementsForExport,
  goneForExport,
  holdWhatChanges,
  itemsForExport,
  noteGoneWith,
  prayedForExport,
  requestsForExport,
  uncount,
} from './personal-data-store.ts';
import { tellOfGoing } from './tell-readers.ts';

/** Who prayed is not among what an author is given: it is theirs who prayed. */
const requests: PersonalData = {
  section: 'prayerRequests',
  tables: ['prayer_request', 'prayer_testimony', 'prayer_reader', 'prayer_testimony_reader'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      requestsForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: async (tx, userId, { now }) => {
    await holdWhatChanges(tx, userId);
    await tellOfGoing(tx, userId, now);
    await noteGoneWith(tx, userId, now);
    await uncount(tx, userId);
  },
};

const prayed: PersonalData = {
  section: 'prayedFor',
  tables: ['prayer_prayed', 'prayer_later'],
  exportOf: (db, userId) =>
    inPages<{ prayedOn: string; requestId: string }>((last, limit) =>
      prayedForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: (tx, userId) => deleteInSteps(tx, 'prayer_prayed', userId),
};

const encouragements: PersonalData = {
  section: 'encouragements',
  tables: ['prayer_encouragement'],
  exportOf: (db, userId) =>
    inPages<{ id: string; writtenAt: number }>((last, limit) =>
      encouragementsForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: (tx, userId) => deleteInSteps(tx, 'prayer_encouragement', userId),
};

/** What went with a request that was deleted: that it was there, not what it said. */
const gone: PersonalData = {
  section: 'encouragementsGone',
  tables: ['prayer_gone_words'],
  exportOf: (db, userId) =>
    inPages<{ id: string; writtenAt: number }>((last, limit) =>
      goneForExport(db, { userId, last, limit }).execute(),
    ),
};

const list: PersonalData = {
  section: 'prayerList',
  tables: ['prayer_item', 'prayer_folder'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      itemsForExport(db, { userId, last, limit }).execute(),
    ),
};

const choice: PersonalData = {
  section: 'prayerChoice',
  tables: ['prayer_choice'],
  async *exportOf(db, userId) {
    yield [await findChoice(db, userId)];
  },
};

export const prayerData: readonly PersonalData[] = [requests, prayed, encouragements, gone, list, choice];
