import { MINUTE_MS } from '#contract/durations.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import { defineEventHandler, type EventHandler, LastingFailure } from '#platform/server/events/events.ts';
import { sendLetter } from '#platform/server/events/send-letter.ts';
import type { Mail } from '#platform/server/mail.ts';
import { guardedAgents } from '#platform/server/outgoing/guarded-agents.ts';
import { endReminderByToken } from '../reminders.contract.ts';
import type { Way } from '../reminders.rules.ts';
import type { ToSend } from './due-reminders.ts';
import { endTokenOf } from './end-token.ts';
import { pushDanger } from './push-danger.ts';
import { deletePushDevice, findPushDevice, updatePushSuccess } from './push-device-store.ts';
import { reckonAnew } from './reckon-anew.ts';
import { letterText } from './reminder-letter.ts';
import { findReminder } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { sendPush } from './send-push.ts';
import { sentenceText } from './sentence-text.ts';
import { vapidKeys } from './vapid-keys.ts';
import { isToRemind } from './whether-to-remind.ts';

/** Growing, and within the hour after which a reminder is of no use. */
const RETRIES = [MINUTE_MS, 4 * MINUTE_MS, 12 * MINUTE_MS, 30 * MINUTE_MS];

/** Sends reminders: each device and letter by itself, so that one that has to be tried again repeats nothing elsewhere. */
export function reminderEvents(deps: RemindersDeps): EventHandler[] {
  const { db, clock, mailer, secret, publicUrl } = deps;
  const sending = { agents: guardedAgents(deps.reminders.network), keys: vapidKeys(secret), publicUrl };

  return [
    reckonAnew(deps),
    pushDanger(deps),
    defineEventHandler({
      name: 'send-reminder-letter',
      type: 'reminder-letter-due',
      failure: 'A reminder could not be sent by letter.',
      retryAfterMs: RETRIES,
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
      retryAfterMs: RETRIES,
      isForgotten: true,
      async handle({ userId, payload }) {
        if (userId === undefined || !(await stillWants(userId, 'push', payload))) return;
        const { date, sentence, deviceId } = payload;
        const end = endTokenOf(userId, secret);
        await push(userId, deviceId, 'reminder', { text: await sentenceText(sentence), date, end });
      },
    }),
    defineEventHandler({
      name: 'send-urgent-push',
      type: 'urgent-push-due',
      failure: 'What somebody is to see at once could not be sent by push.',
      retryAfterMs: RETRIES,
      isForgotten: true,
      async handle({ userId, payload: { deviceId, text, path } }) {
        if (userId !== undefined) await push(userId, deviceId, 'urgent', { text, path });
      },
    }),
  ];

  async function push(
    userId: string,
    deviceId: string,
    kind: Parameters<typeof sendPush>[1],
    message: object,
  ): Promise<void> {
    const device = await findPushDevice(db, deviceId);
    if (device?.user_id !== userId) return;
    // The browser was given another key than ours is now: nobody would take it.
    if (device.server_key !== sending.keys.publicKey) return deletePushDevice(db, device.id);
    const sent = await sendPush(device, kind, message, sending);
    if (sent === 'accepted') return updatePushSuccess(db, device.id, clock.now());
    if (sent === 'gone') return deletePushDevice(db, device.id);
    const failure = new Error(`push was ${sent === 'later' ? 'not taken now' : 'refused'}`);
    throw sent === 'later' ? failure : new LastingFailure(failure);
  }

  async function writeLetter(userId: string | undefined, due: ToSend): Promise<Omit<Mail, 'id'> | null> {
    const user = userId === undefined ? undefined : await stillWants(userId, 'letter', due);
    // Nobody else's letter box is to be filled.
    if (!user?.emailVerified) return null;
    const token = endTokenOf(user.id, secret);
    const endUrl = `${publicUrl}${endReminderByToken.path}?token=${token}`;
    return {
      to: user.email,
      ...letterText({
        sentence: await sentenceText(due.sentence),
        homeUrl: `${publicUrl}/`,
        endUrl: `${publicUrl}/reminder/end?token=${token}`,
      }),
      headers: {
        'List-Unsubscribe': `<${endUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  /** The person, if they want it this way still and nothing speaks against it by now. */
  async function stillWants(userId: string, way: Way, due: ToSend) {
    const user = await findUserById(db, userId);
    if (!user || (await findReminder(db, userId)).way !== way) return undefined;
    return (await isToRemind(db, user, due, clock.now())) ? user : undefined;
  }
}
