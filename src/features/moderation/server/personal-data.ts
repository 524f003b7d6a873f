import type { Clock } from '#platform/server/clock.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { isExported } from '../told.rules.ts';
import { findActionsPage, type ReadAction } from './action-store.ts';
import { type AppealRow, findAppealsPage } from './appeal-store.ts';
import { endCasesOf } from './case-store.ts';
import { clearCommentsOf, findReportsPage, type ReportRow } from './report-store.ts';
import { tellModerators } from './tell-moderators.ts';
import { findTrust } from './trust-store.ts';

/** The reports that somebody made. */
const reportData: PersonalData = {
  section: 'reports',
  tables: ['moderation_report'],
  async *exportOf(db, userId) {
    for await (const rows of inPages<ReportRow>((last, limit) =>
      findReportsPage(db, { userId, last, limit }),
    )) {
      yield rows.map(({ kind, words_id, reason, comment, reported_at }) => ({
        kind,
        wordsId: words_id,
        reason,
        comment,
        reportedAt: reported_at,
      }));
    }
  },
  eraseOf: clearCommentsOf,
};

/**
 * What was done about somebody's words, as they are told it, and that a moderator looked who wrote them; not by whom, since
 * moderators act for all. What they must never hear stands in no export either.
 */
const doneAboutMe = ({ clock }: { clock: Clock }): PersonalData => ({
  section: 'moderation',
  tables: ['moderation_case', 'moderation_action', 'moderation_note'],
  async *exportOf(db, userId) {
    const column = 'author_id';
    for await (const rows of inPages<ReadAction>((last, limit) =>
      findActionsPage(db, { column, userId, last, limit }),
    )) {
      yield rows.filter((row) => isExported(row, clock.now())).map(exported);
    }
  },
  async eraseOf(tx, userId, { now }) {
    if (await endCasesOf(tx, userId, now)) await tellModerators(tx, { author_id: userId }, now);
  },
});

const appealData: PersonalData = {
  section: 'appeals',
  tables: ['moderation_appeal'],
  async *exportOf(db, userId) {
    for await (const rows of inPages<AppealRow>((last, limit) =>
      findAppealsPage(db, { userId, last, limit }),
    )) {
      yield rows.map(({ action_id, text, created_at }) => ({
        actionId: action_id,
        text,
        createdAt: created_at,
      }));
    }
  },
};

/** What somebody did as a moderator. */
const doneInOffice: PersonalData = {
  section: 'moderationInOffice',
  tables: ['moderation_action'],
  async *exportOf(db, userId) {
    const column = 'moderator_id';
    for await (const rows of inPages<ReadAction>((last, limit) =>
      findActionsPage(db, { column, userId, last, limit }),
    )) {
      yield rows.map(exported);
    }
  },
};

const trustData: PersonalData = {
  section: 'trust',
  tables: ['trust'],
  async *exportOf(db, userId) {
    const row = await findTrust(db, userId);
    if (!row) return;
    yield [
      {
        level: row.level,
        levelAt: row.level_at,
        firstSharedAt: row.first_shared_at,
        lastSharedAt: row.last_shared_at,
        lastInGroupAt: row.last_in_group_at,
      },
    ];
  },
};

export function moderationData(deps: { clock: Clock }): PersonalData[] {
  return [reportData, doneAboutMe(deps), appealData, doneInOffice, trustData];
}

function exported({ id, case_id, action, reason, note, until, created_at, isUndone }: ReadAction) {
  return { id, caseId: case_id, action, reason, note, until, createdAt: created_at, isUndone };
}
