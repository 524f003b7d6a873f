import { awardXP, grantsBetween } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import { localDay } from '#platform/server/local-day.ts';
import { chapterXP } from '../bible.rules.ts';
import { createChapterRead, isChapterRead } from './reading-store.ts';

/** Notes that a chapter ('JHN.3') was read and pays its first time. Call it in `inUserTransaction`. */
export async function noteChapterRead(
  tx: Tx,
  reader: { id: string; timezone: string },
  chapterId: string,
  now: number,
): Promise<{ chapterId: string; isFirstTime: boolean; xpEarned: number }> {
  const { id: userId, timezone } = reader;
  const { start, end } = localDay(now, timezone);
  const grant = { userId, reason: 'chapter_read' as const };
  const [isRead, today] = await together(
    isChapterRead(tx, userId, chapterId),
    grantsBetween(tx, { ...grant, from: start, to: end }),
  );
  if (isRead) return { chapterId, isFirstTime: false, xpEarned: 0 };
  const amount = chapterXP(today.count);
  const xpEarned = await awardXP(tx, { ...grant, sourceId: chapterId, amount, now });
  await createChapterRead(tx, { userId, chapterId, xpEarned, now });
  return { chapterId, isFirstTime: true, xpEarned };
}
