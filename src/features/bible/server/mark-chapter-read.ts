import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, giveBackXP, paidToday, takeBackXP } from '#features/progress/server/for-other-features.ts';
import { findRhythm, lightLampOf } from '#features/rhythm/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import { localDay } from '#platform/server/local-day.ts';
import { CHAPTER_XP } from '../bible.rules.ts';
import {
  createReadAgain,
  createReadBefore,
  deleteReadAgain,
  findLatestReadAgain,
} from './read-again-store.ts';
import { createChapterRead, deleteChapterRead, findFirstReadAt } from './reading-store.ts';

const REASON = 'chapter_read';

/**
 * Notes that a chapter ('JHN.3') was read, which lights today's lamp each time, and pays its first time. On a later day it is noted
 * once more, once a day. Call it in `inUserTransaction`.
 * @returns `readAt`: when it was marked today, which names this marking
 */
export async function noteChapterRead(
  tx: Tx,
  reader: { id: string; timezone: string },
  chapterId: string,
  { now, deeds }: { now: number; deeds: DeedTeller },
): Promise<{ chapterId: string; isFirstTime: boolean; xpEarned: number; readAt: number }> {
  const { id: userId } = reader;
  const [firstAt, again, today, kept] = await together(
    findFirstReadAt(tx, userId, chapterId),
    findLatestReadAgain(tx, userId, chapterId),
    paidToday(tx, reader, REASON, now),
    findRhythm(tx, userId),
  );
  const tell = () => deeds.tell(tx, 'chapter-read', { reader, chapterId, now });
  const light = () => lightLampOf(tx, reader, 'read', { kept, now });
  if (firstAt !== undefined) {
    const day = localDay(now, reader.timezone);
    const lastAt = again?.read_at ?? firstAt;
    // Whoever has flown west comes to the same date once more.
    const isOfToday = lastAt >= day.start || again?.day === day.date;
    const row = { user_id: userId, chapter_id: chapterId, day: day.date, read_at: now };
    await together(light(), tell(), isOfToday ? Promise.resolve() : createReadAgain(tx, row));
    return { chapterId, isFirstTime: false, xpEarned: 0, readAt: isOfToday ? lastAt : now };
  }
  const amount = nextXP(CHAPTER_XP, today.count);
  const source = { userId, reason: REASON, sourceId: chapterId, now } as const;
  const [paid] = await together(awardXP(tx, { ...source, amount, day: today.day }), light());
  // What was taken back with a marking is given back instead: it was counted among the ten of its day.
  const xpEarned = paid || (await giveBackXP(tx, source));
  await together(createChapterRead(tx, { userId, chapterId, xpEarned, now }), tell());
  return { chapterId, isFirstTime: true, xpEarned, readAt: now };
}

/**
 * Takes back that a chapter was read: the last time that it was marked, and with the first time the XP of it. The day's lamp stays lit,
 * and what came of it stays. Call it in `inUserTransaction`.
 * @param readAt the marking that is meant: it is taken back while it is the last one
 * @returns whether the chapter is still one that was read
 */
export async function takeBackChapterRead(
  tx: Tx,
  userId: string,
  chapterId: string,
  { readAt, now }: { readAt: number; now: number },
): Promise<{ chapterId: string; isRead: boolean }> {
  const [firstAt, again] = await together(
    findFirstReadAt(tx, userId, chapterId),
    findLatestReadAgain(tx, userId, chapterId),
  );
  if (firstAt === undefined || readAt !== (again?.read_at ?? firstAt)) {
    return { chapterId, isRead: firstAt !== undefined };
  }
  if (again !== undefined) {
    await deleteReadAgain(tx, again);
    return { chapterId, isRead: true };
  }
  await deleteChapterRead(tx, userId, chapterId);
  await createReadBefore(tx, { user_id: userId, chapter_id: chapterId, read_at: firstAt });
  await takeBackXP(tx, { userId, reason: REASON, sourceId: chapterId, now });
  return { chapterId, isRead: false };
}
