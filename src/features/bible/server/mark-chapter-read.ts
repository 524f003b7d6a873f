import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, paidToday } from '#features/progress/server/for-other-features.ts';
import { findRhythm, lightLampOf } from '#features/rhythm/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import { CHAPTER_XP } from '../bible.rules.ts';
import { createChapterRead, isChapterRead } from './reading-store.ts';

/** Notes that a chapter ('JHN.3') was read, which lights today's lamp each time, and pays its first time. Call it in `inUserTransaction`. */
export async function noteChapterRead(
  tx: Tx,
  reader: { id: string; timezone: string },
  chapterId: string,
  { now, deeds }: { now: number; deeds: DeedTeller },
): Promise<{ chapterId: string; isFirstTime: boolean; xpEarned: number }> {
  const { id: userId } = reader;
  const reason = 'chapter_read';
  const [isRead, today, kept] = await together(
    isChapterRead(tx, userId, chapterId),
    paidToday(tx, reader, reason, now),
    findRhythm(tx, userId),
  );
  const tell = () => deeds.tell(tx, 'chapter-read', { reader, chapterId, now });
  const light = () => lightLampOf(tx, reader, 'read', { kept, now });
  if (isRead) {
    await together(light(), tell());
    return { chapterId, isFirstTime: false, xpEarned: 0 };
  }
  const amount = nextXP(CHAPTER_XP, today.count);
  const award = { userId, reason, sourceId: chapterId, amount, now, day: today.day } as const;
  const [xpEarned] = await together(awardXP(tx, award), light());
  await together(createChapterRead(tx, { userId, chapterId, xpEarned, now }), tell());
  return { chapterId, isFirstTime: true, xpEarned };
}
