import { otherLeaderOf } from '#features/groups/server/for-other-features.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findCalendar } from './calendar-store.ts';
import { comeToNone } from './leave-gatherings.ts';
import {
  answersForExport,
  gatheringsForExport,
  groupsWithGatheringsOf,
  handOverGatherings,
  holdWhatIsLeft,
  linesForExport,
} from './personal-data-store.ts';

/** What a group has planned stays with it: another of its leaders answers for it then. */
const made: PersonalData = {
  section: 'gatherings',
  tables: ['gathering', 'gathering_occurrence'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      gatheringsForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: async (tx, userId, { now }) => {
    const groupIds = await groupsWithGatheringsOf(tx, userId);
    await holdWhatIsLeft(tx, userId, groupIds, now);
    for (const groupId of groupIds) {
      const leader = await otherLeaderOf(tx, groupId, userId);
      if (leader !== undefined) await handOverGatherings(tx, groupId, userId, leader);
    }
  },
};

const answers: PersonalData = {
  section: 'gatheringAnswers',
  tables: ['gathering_answer'],
  exportOf: (db, userId) =>
    inPages<{ occurrenceId: string; answeredAt: number }>((last, limit) =>
      answersForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: (tx, userId, { now }) => comeToNone(tx, userId, null, now),
};

const lines: PersonalData = {
  section: 'gatheringLines',
  tables: ['gathering_line'],
  exportOf: (db, userId) =>
    inPages<{ id: string; addedAt: number }>((last, limit) =>
      linesForExport(db, 'user_id', { userId, last, limit }).execute(),
    ),
};

const brings: PersonalData = {
  section: 'gatheringBrings',
  tables: ['gathering_line'],
  exportOf: (db, userId) =>
    inPages<{ id: string; addedAt: number }>((last, limit) =>
      linesForExport(db, 'taken_by', { userId, last, limit }).execute(),
    ),
};

const calendar: PersonalData = {
  section: 'gatheringCalendar',
  tables: ['gathering_calendar'],
  async *exportOf(db, userId) {
    const { areLettersOn } = await findCalendar(db, userId);
    yield [{ areLettersOn }];
  },
};

export const gatheringsData: readonly PersonalData[] = [made, answers, lines, brings, calendar];
