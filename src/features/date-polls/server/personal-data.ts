import { otherLeaderOf } from '#features/groups/server/for-other-features.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import {
  dateAnswersForExport,
  datePollsForExport,
  groupsWithDatePollsOf,
  handOverDatePolls,
} from './personal-data-store.ts';

/** What a group is asked stays with it: another of its leaders asks then. Where there is none, it goes. */
const made: PersonalData = {
  section: 'datePolls',
  tables: ['date_poll'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      datePollsForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: async (tx, userId) => {
    for (const groupId of await groupsWithDatePollsOf(tx, userId)) {
      const host = await otherLeaderOf(tx, groupId, userId);
      if (host !== undefined) await handOverDatePolls(tx, groupId, { from: userId, to: host });
    }
  },
};

const answers: PersonalData = {
  section: 'dateAnswers',
  tables: ['date_poll_answer'],
  exportOf: (db, userId) =>
    inPages<{ dateId: string; answeredAt: number }>((last, limit) =>
      dateAnswersForExport(db, { userId, last, limit }).execute(),
    ),
};

export const datePollsData: readonly PersonalData[] = [made, answers];
