import { mayCall } from '#contract/access.policy.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { type NotificationKind, wordsOfEach } from '#platform/server/notification-kind.ts';
import { canSeeCase } from '../moderation.policy.ts';
import { type CaseRow, findCases } from './case-store.ts';
import { DANGER_SETTING } from './danger-letter.ts';
import { findModeratorIds } from './moderator-store.ts';

const KIND = DANGER_SETTING;
const TITLE = 'Somebody may be in danger';

/**
 * Tells moderators that words of danger were found, by the bell, by letter and by push, once in a case, however often its words are
 * changed. Neither the words nor who wrote them is told, and whom the case is about hears nothing of it.
 * @param one as it stood before these words
 * @param called what the words are: 'a request'
 */
export async function tellOfDanger(
  tx: Tx,
  {
    id: caseId,
    author_id: authorId,
    danger_at: foundBefore,
  }: Pick<CaseRow, 'id' | 'author_id' | 'danger_at'>,
  called: string,
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  if (foundBefore !== null) return;
  const others = (await findModeratorIds(tx)).filter((id) => id !== authorId);
  const about = { kind: KIND, subjectId: caseId, actorId: null, data: { called } };
  const notices = others.map((userId) => ({
    ...about,
    userId,
    onceKey: `${KIND} ${caseId}`,
    isUrgent: true,
  }));
  await notify(tx, notices, now);
  for (const userId of others) {
    const payload = { caseId, called };
    await events.emit(tx, { type: 'danger-letter-due', subject: userId, userId, payload }, now);
    await events.emit(tx, { type: 'danger-push-due', subject: userId, userId, payload: { caseId } }, now);
  }
}

/** It stands for as long as there is a case, and says whether somebody has looked. */
export const dangerNotifications: NotificationKind = {
  kind: KIND,
  setting: {
    id: KIND,
    label: 'Words of danger',
    description:
      'Somebody wrote what moderators should see soon. Also by letter, on each device where anything comes by push, and in quiet hours.',
    onLockedScreen: 'Something for moderators',
    role: 'moderator',
  },
  async present(db, readerId, notifications) {
    const reader = await findUserById(db, readerId);
    if (!reader || !mayCall(reader.role, 'moderator')) return new Map();
    const ids = notifications.map(({ subjectId }) => subjectId);
    const cases = new Map((await findCases(db, ids)).map((one) => [one.id, one]));
    return wordsOfEach(notifications, ({ subjectId, data }) => {
      const one = cases.get(subjectId);
      if (!one || !canSeeCase(reader, { authorId: one.author_id })) return null;
      return {
        title: TITLE,
        emphasis: TITLE,
        text: whatIs(one, String(data['called'])),
        href: `/moderation?case=${subjectId}`,
        personId: null,
      };
    });
  },
};

function whatIs({ closed_at, closed_hash, author_id }: CaseRow, called: string): string {
  if (closed_at === null) return `Words of danger were found in ${called}. Please look soon.`;
  const isGone = closed_hash === null && author_id === null;
  return isGone ? 'The account is gone, and the words with it.' : 'A moderator has looked.';
}
