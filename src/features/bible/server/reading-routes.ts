import { AppError } from '#contract/errors.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { once } from '#platform/server/idempotency.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  continueReadingSession,
  endReadingSession,
  getOpenReadingSession,
  listChaptersRead,
  listChaptersReadToday,
  markChapterRead,
  type ReadingSession,
  startReadingSession,
  unmarkChapterRead,
} from '../bible.contract.ts';
import { canContinueReading, canSeeReading } from '../bible.policy.ts';
import { countedMinutes, countedReadAt, READING_SESSION } from '../bible.rules.ts';
import { BOOKS } from '../books.rules.ts';
import { creditReading, endAndPayReading } from './end-reading-session.ts';
import { findChapter } from './find-place.ts';
import { noteChapterRead, takeBackChapterRead } from './mark-chapter-read.ts';
import { findReadings } from './read-again-store.ts';
import {
  findChaptersRead,
  findOpenReadingSession,
  findReadingSession,
  type ReadingSessionRow,
} from './reading-store.ts';
import { startReading } from './start-reading-session.ts';

/** Reading sessions and chapters read, with the XP that they earn (docs/product.md, XP and levels). */
export function readingRoutes(
  endpoints: Endpoints,
  { db, clock, deeds }: Pick<ServerDeps, 'db' | 'clock' | 'deeds'>,
): void {
  /** What may have paid XP answers with how far the user has come. */
  const paying = <T extends object>(userId: string, work: (tx: Tx) => Promise<T>) =>
    inUserTransaction(db, userId, async (tx) => ({
      ...(await work(tx)),
      progress: await progressOf(tx, userId),
    }));

  endpoints.handle(startReadingSession, ({ caller, idempotency }) => {
    const now = clock.now();
    const { id: userId } = caller;
    return paying(userId, async (tx) =>
      present(
        await once(
          tx,
          { userId, idempotency, now },
          () => startReading(tx, caller, now),
          (id) => findReadingSession(tx, userId, id),
        ),
      ),
    );
  });

  endpoints.handle(getOpenReadingSession, async ({ caller }) => {
    const open = await findOpenReadingSession(db, caller.id);
    return open ? present(open) : null;
  });

  endpoints.handle(continueReadingSession, ({ params, body, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const session = await mustFind(tx, caller, params.sessionId);
      if (!canContinueReading(caller, session)) {
        throw new AppError('ALREADY_DONE', 'This reading session has ended.');
      }
      return present(await creditReading(tx, session, body.visibleMs, clock.now()));
    }),
  );

  endpoints.handle(endReadingSession, ({ params, body, caller }) =>
    paying(caller.id, async (tx) => {
      const session = await mustFind(tx, caller, params.sessionId);
      if (session.ended_at !== null) return present(session);
      const now = clock.now();
      const credited = await creditReading(tx, session, body.visibleMs ?? READING_SESSION.maxGapMs, now);
      return present(await endAndPayReading(tx, credited, caller.timezone, now));
    }),
  );

  endpoints.handle(markChapterRead, ({ params, body, caller }) => {
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    const chapterId = `${BOOKS[book]!.id}.${chapter}`;
    const now = countedReadAt(body.readAt, clock.now());
    return paying(caller.id, (tx) => noteChapterRead(tx, caller, chapterId, { now, deeds }));
  });

  endpoints.handle(unmarkChapterRead, ({ params, query, caller }) => {
    const { book, chapter } = findChapter(params.bookId, params.chapter);
    const chapterId = `${BOOKS[book]!.id}.${chapter}`;
    return paying(caller.id, (tx) =>
      takeBackChapterRead(tx, caller.id, chapterId, { readAt: query.readAt, now: clock.now() }),
    );
  });

  endpoints.handle(listChaptersReadToday, ({ caller }) =>
    findReadings(db, caller.id, localDay(clock.now(), caller.timezone)),
  );

  endpoints.handle(listChaptersRead, ({ caller }) => findChaptersRead(db, caller.id));
}

async function mustFind(tx: Tx, reader: { id: string }, id: string): Promise<ReadingSessionRow> {
  const session = await findReadingSession(tx, reader.id, id);
  if (!session || !canSeeReading(reader, session))
    throw new AppError('NOT_FOUND', 'There is no such reading session.');
  return session;
}

function present(row: ReadingSessionRow): ReadingSession {
  return {
    id: row.id,
    startedAt: row.started_at,
    visibleMs: row.visible_ms,
    endedAt: row.ended_at,
    minutes: countedMinutes(row.visible_ms),
    xpEarned: row.xp_earned,
  };
}
