import { findUserById } from '#features/people/server/for-other-features.ts';
import { deviceSender, PUSH_RETRIES } from '#features/push/server/for-other-features.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import { endTokenOf, waysToEnd } from '#platform/server/letter-end.ts';
import type { Mail } from '#platform/server/mail.ts';
import { endReminderByToken } from '../reminders.contract.ts';
import type { Way } from '../reminders.rules.ts';
import type { ToSend } from './due-reminders.ts';
import { reckonAnew } from './reckon-anew.ts';
import { letterText } from './reminder-letter.ts';
import { findReminder } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { sentenceText } from './sentence-text.ts';
import { isToRemind } from './whether-to-remind.ts';

/** Sends reminders: each device and letter by itself, so that one that has to be tried again repeats nothing elsewhere. */
export function reminderEvents(deps: RemindersDeps): EventHandler[] {
  const { db, clock, mailer, secret, publicUrl } = deps;
  const push = deviceSender(deps);

  return [
    reckonAnew(deps),
    defineEventHandler({
      name: 'send-reminder-letter',
      type: 'reminder-letter-due',
      failure: 'A reminder could not be sent by letter.',
      retryAfterMs: PUSH_RETRIES,
      isForgotten: true,
      async handle({ userId, payload, deliveryId }) {
        const letter = await writeLetter(userId, payload);
        if (letter) await sendLetter(mailer, { ...letter, id: deliveryId });
      },
    }),
    defineEventHandler({
      name: 'send-reminder-push',
      type: 'reminder-push-due',
      failure: 'A reminder could not be sent by push.',
      retryAfterMs: PUSH_RETRIES,
      isForgotten: true,
      async handle({ userId, payload }) {
        if (userId === undefined || !(await stillWants(userId, 'push', payload))) return;
        const { date, sentence, deviceId } = payload;
        const end = endTokenOf('reminder end', userId, secret);
        await push({ userId, deviceId }, 'reminder', { text: await sentenceText(sentence), date, end });
      },
    }),
  ];

  async function writeLetter(userId: string | undefined, due: ToSend): Promise<Omit<Mail, 'id'> | null> {
    const user = userId === undefined ? undefined : await stillWants(userId, 'letter', due);
    // Nobody else's letter box is to be filled.
    if (!user?.emailVerified) return null;
    const end = waysToEnd(endTokenOf('reminder end', user.id, secret), {
      publicUrl,
      page: '/reminder/end',
      call: endReminderByToken.path,
    });
    return {
      to: user.email,
      ...letterText({
        sentence: await sentenceText(due.sentence),
        homeUrl: `${publicUrl}/`,
        endUrl: end.url,
      }),
      headers: end.headers,
    };
  }

  /** The person, if they want it this way still and nothing speaks against it by now. */
  async function stillWants(userId: string, way: Way, due: ToSend) {
    const user = await findUserById(db, userId);
    if (!user || (await findReminder(db, userId)).way !== way) return undefined;
    return (await isToRemind(db, user, due, clock.now())) ? user : undefined;
  }
}
