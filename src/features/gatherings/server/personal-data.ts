import { otherLeaderOf } from '#features/groups/server/for-other-features.ts';
import { otherModeratorOf } from '#features/moderation/server/for-other-features.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { lockNames } from '#platform/server/db/engine.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { asideForExport } from './aside-store.ts';
import { askedForExport } from './asked-store.ts';
import { findCalendar } from './calendar-store.ts';
import { comeToNone } from './leave-gatherings.ts';
import {
  answersForExport,
  gatheringsForExport,
  groupsWithGatheringsOf,
  handOverGatherings,
  holdWhatIsLeft,
  leaveSeriesToParts,
  linesForExport,
  plannedFor,
} from './personal-data-store.ts';
import { seriesAnswersForExport } from './series-answer-store.ts';
import { answeredAmong, whatWasSaid } from './who-comes-store.ts';

/**
 * What a group has planned stays with it: another of its leaders answers for it then; and another moderator for what is for everyone.
 * Where there is none, it goes, and whoever comes is told.
 */
const made: PersonalData = {
  section: 'gatherings',
  tables: ['gathering', 'gathering_occurrence'],
  exportOf: (db, userId) =>
    inPages<{ id: string; createdAt: number }>((last, limit) =>
      gatheringsForExport(db, { userId, last, limit }).execute(),
    ),
  eraseOf: async (tx, userId, { now }) => {
    await holdModerators(tx, userId);
    // Groups are held before their events.
    const hosts = new Map<string | null, string | undefined>();
    for (const groupId of await groupsWithGatheringsOf(tx, userId)) {
      const host =
        groupId === null ? await otherModeratorOf(tx, userId, now) : await otherLeaderOf(tx, groupId, userId);
      hosts.set(groupId, host);
    }
    await holdWhatIsLeft(tx, userId, now);
    for (const [groupId, host] of hosts) {
      if (host !== undefined) await handOverGatherings(tx, groupId, userId, host);
      else {
        await tellOfGone(tx, { userId, groupId }, now);
        await leaveSeriesToParts(tx, groupId, userId);
      }
    }
  },
};

/**
 * Moderators who go with their accounts, and whoever has planned for everyone as one, take turns: one answers then for what another
 * has planned, and what is handed over to somebody who is going would go with them.
 */
async function holdModerators(tx: Tx, userId: string): Promise<void> {
  const { role } = await requireUser(tx, userId);
  const hasPlanned = (await groupsWithGatheringsOf(tx, userId)).includes(null);
  if (role !== 'member' || hasPlanned) await lockNames(tx, ['gatherings-of-moderators']);
}

/**
 * Everybody who comes to what somebody planned for a group, or for everyone (null), is told once, of the soonest that they come to.
 * Nothing of it is left to be read, so it says when it was.
 */
async function tellOfGone(
  tx: Tx,
  { userId, groupId }: { userId: string; groupId: string | null },
  now: number,
): Promise<void> {
  const planned = new Map((await plannedFor(tx, { userId, groupId }, now)).map((one) => [one.id, one]));
  const awaited = await answeredAmong(tx, [...planned.keys()]);
  const { coming } = await whatWasSaid(
    tx,
    [...planned.keys()].filter((id) => awaited.has(id)),
  );
  await notify(
    tx,
    [...coming]
      .filter(([guestId]) => guestId !== userId)
      .map(([guestId, subjectId]) => {
        const { starts_at, timezone } = planned.get(subjectId)!;
        const data = { startsAt: Number(starts_at), timezone, ...(groupId !== null && { groupId }) };
        return { userId: guestId, kind: 'gathering-gone', subjectId, actorId: null, data };
      }),
    now,
  );
}

const answers: PersonalData = {
  section: 'gatheringAnswers',
  tables: ['gathering_answer'],
  exportOf: (db, userId) =>
    inPages<{ occurrenceId: string; answeredAt: number }>(async (last, limit) => {
      const answers = await answersForExport(db, { userId, last, limit }).execute();
      return answers.map(({ ofSeries, ...answer }) => ({ ...answer, isOfWholeSeries: ofSeries !== null }));
    }),
  eraseOf: async (tx, userId, { now }) => {
    await comeToNone(tx, userId, { audience: null, now, evenIfCame: true });
    await deleteInSteps(tx, 'gathering_answer', userId);
  },
};

const aside: PersonalData = {
  section: 'gatheringAnswersPutAside',
  tables: ['gathering_answer_aside'],
  exportOf: (db, userId) =>
    inPages<{ occurrenceId: string }>((last, limit) => asideForExport(db, { userId, last, limit }).execute()),
};

const toSeries: PersonalData = {
  section: 'gatheringSeriesAnswers',
  tables: ['gathering_series_answer'],
  exportOf: (db, userId) =>
    inPages<{ seriesId: string }>((last, limit) =>
      seriesAnswersForExport(db, { userId, last, limit }).execute(),
    ),
};

const asked: PersonalData = {
  section: 'gatheringsAskedTo',
  tables: ['gathering_asked'],
  exportOf: (db, userId) =>
    inPages<{ occurrenceId: string; askedAt: number }>((last, limit) =>
      askedForExport(db, { userId, last, limit }).execute(),
    ),
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

export const gatheringsData: readonly PersonalData[] = [
  made,
  answers,
  toSeries,
  aside,
  asked,
  lines,
  brings,
  calendar,
];
