import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { isExported } from '../told.rules.ts';
import { findActionsPage, type ReadAction } from './action-store.ts';
import { type AppealRow, findAppealsPage } from './appeal-store.ts';
import { bringHides } from './bring-hides.ts';
import { endCasesOf, wordsOfCasesAbout } from './case-store.ts';
import { bringToAuthor } from './open-case.ts';
import { clearCommentsOf, findReportsPage, type ReportRow } from './report-store.ts';
import { tellLater } from './tell-author.ts';
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
  async eraseOf(tx, userId, how) {
    const staying = await handOverCases(tx, userId, how);
    const { now } = how;
    if (await endCasesOf(tx, userId, { staying, now })) await tellModerators(tx, { author_id: userId }, now);
  },
});

/**
 * Words that somebody else answers for by now outlive the account of who wrote them: what was reported of them, and that they wait for
 * a moderator, does so, too. Who answers now is told that they are hidden.
 * @returns the ids of such words
 */
async function handOverCases(
  tx: Tx,
  userId: string,
  { events, words, now }: Pick<ServerDeps, 'words'> & { events: EventSender; now: number },
): Promise<string[]> {
  const staying: string[] = [];
  for (const { kind, id } of await wordsOfCasesAbout(tx, userId)) {
    const authorId = (await words.get(kind)?.find(tx, id))?.authorId;
    if (authorId === undefined || authorId === userId) continue;
    staying.push(id);
    const passed = await bringToAuthor(tx, { kind, wordsId: id, authorId }, { now, isGone: true });
    // Also where a hold went along: the hide would outlast it.
    const brought = await bringHides(tx, { kind, wordsId: id, authorId }, now);
    const hold = passed?.hold ?? brought;
    if (hold) await tellLater(events, tx, hold, { now, at: now });
  }
  return staying;
}

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
