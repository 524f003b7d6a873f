import { AppError } from '#contract/errors.ts';
import { awardXP, grantsBetween } from '#features/progress/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { once } from '#platform/server/idempotency.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  continueReadingSession,
  endReadingSession,
  getOpenReadingSession,
  listChaptersRead,
  markChapterRead,
  type ReadingSession,
  startReadingSession,
} from '../bible.contract.ts';
import { chapterXP, countedMinutes } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import { findChapter } from './find-place.ts';
import {
  beginSession,
  closeSession,
  creditSession,
  findOpenSession,
  findSession,
  type SessionRow,
} from './reading-store.ts';

/** Reading sessions and chapters read, with the XP they earn (design, section 5). */
export function readingRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(startReadingSession, ({ caller, idempotency }) => {
    const now = clock.now();
    return inUserTransaction(db, caller.userId, (tx) =>
      once(tx, { userId: caller.userId, idempotency, now }, async () =>
        present(await beginSession(tx, caller, now)),
      ),
    );
  });

  endpoints.handle(getOpenReadingSession, async ({ caller }) => {
    const open = await findOpenSession(db, caller.userId);
    return open ? present(open) : null;
  });

  endpoints.handle(continueReadingSession, ({ params, body, caller }) =>
    inUserTransaction(db, caller.userId, async (tx) => {
      const session = await mustFind(tx, caller.userId, params.sessionId);
      if (session.ended_at !== null) throw new AppError('ALREADY_DONE', 'This reading session has ended.');
      return present(await creditSession(tx, session, body.visibleMs, clock.now()));
    }),
  );

  endpoints.handle(endReadingSession, ({ params, body, caller }) =>
    inUserTransaction(db, caller.userId, async (tx) => {
      const session = await mustFind(tx, caller.userId, params.sessionId);
      if (session.ended_at !== null) return present(session);
      const now = clock.now();
      const credited = await creditSession(tx, session, body.visibleMs, now);
      return present(await closeSession(tx, credited, caller.timezone, now));
    }),
  );

  endpoints.handle(markChapterRead, ({ params, caller }) => {
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    const chapterId = `${BOOKS[book]!.id}.${chapter}`;
    return inUserTransaction(db, caller.userId, async (tx) => {
      const now = clock.now();
      const { start, end } = localDay(now, caller.timezone);
      const grant = { userId: caller.userId, reason: 'chapter_read' as const };
      const inserted = await tx
        .insertInto('chapter_read')
        .values({ user_id: caller.userId, chapter_id: chapterId, xp_earned: 0, read_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'chapter_id']).doNothing())
        .executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) return { chapterId, isFirstTime: false, xpEarned: 0 };
      const today = await grantsBetween(tx, { ...grant, from: start, to: end });
      const xpEarned = await awardXP(tx, {
        ...grant,
        sourceId: chapterId,
        amount: chapterXP(today.count),
        now,
      });
      await tx
        .updateTable('chapter_read')
        .set({ xp_earned: xpEarned })
        .where('user_id', '=', caller.userId)
        .where('chapter_id', '=', chapterId)
        .execute();
      return { chapterId, isFirstTime: true, xpEarned };
    });
  });

  endpoints.handle(listChaptersRead, async ({ caller }) => {
    const rows = await db
      .selectFrom('chapter_read')
      .select('chapter_id')
      .where('user_id', '=', caller.userId)
      .orderBy('chapter_id')
      .execute();
    return rows.map((row) => row.chapter_id);
  });
}

async function mustFind(tx: Tx, userId: string, id: string): Promise<SessionRow> {
  const session = await findSession(tx, userId, id);
  if (!session) throw new AppError('NOT_FOUND', 'There is no such reading session.');
  return session;
}

function present(row: SessionRow): ReadingSession {
  return {
    id: row.id,
    startedAt: row.started_at,
    visibleMs: row.visible_ms,
    endedAt: row.ended_at,
    minutes: countedMinutes(row.visible_ms),
    xpEarned: row.xp_earned,
  };
}
