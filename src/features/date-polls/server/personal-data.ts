import { otherLeaderOf } from '#features/groups/server/for-other-features.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import {
  dateAnswersForExport,
  datePollsForExport,
  groupsWithDatePollsOf,
  handOverDatePolls,
  holdDatePollsOf,
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
    // Groups are held before their polls.
    const hosts = new Map<string, string | undefined>();
    for (const groupId of await groupsWithDatePollsOf(tx, userId)) {
      hosts.set(groupId, await otherLeaderOf(tx, groupId, userId));
    }
    await holdDatePollsOf(tx, userId);
    for (const [groupId, host] of hosts) {
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
