import { isIP } from 'node:net';
import { AppError } from '#contract/errors.ts';
import { requireSession } from '#features/accounts/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type Device,
  endReminder,
  endReminderByToken,
  getReminder,
  type MyReminder,
  removeDevice,
  renewReminderCalendar,
  saveReminder,
} from '../reminders.contract.ts';
import { REMINDER_LIMITS } from '../reminders.rules.ts';
import { nextAtOf } from './due-reminders.ts';
import { userOfEndToken } from './end-token.ts';
import { presentReminder, toTimes } from './present-reminder.ts';
import { createPushDevice, deletePushDeviceOf, deletePushDevices } from './push-device-store.ts';
import { findReminder, renewCalendar, saveReminderRow } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { isPushKey } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Somebody's own reminder (docs/product.md, Reminders). Every query is limited to the caller. */
export function reminderRoutes(endpoints: Endpoints, deps: RemindersDeps): void {
  const { db, clock, secret } = deps;
  const { publicKey: serverKey } = vapidKeys(secret);
  const present = (caller: Caller) => presentReminder(db, caller, { now: clock.now(), secret, serverKey });

  endpoints.handle(getReminder, ({ caller }) => present(caller));

  endpoints.handle(saveReminder, ({ body: { way, times, device }, caller }) =>
    change(caller, async (tx) => {
      const now = clock.now();
      const user = await requireUser(tx, caller.id);
      if (way === 'letter' && !user.emailVerified) throw notConfirmed();
      if (way === 'push' && device) await addDevice(tx, caller, device, now);
      if (way !== 'push') await deletePushDevices(tx, caller.id);
      const kept = { ...(await findReminder(tx, caller.id)), way, times: toTimes(times) };
      const nextAt = nextAtOf(kept, user.timezone ?? 'UTC', now);
      await saveReminderRow(tx, caller.id, { ...kept, nextAt });
    }),
  );

  endpoints.handle(endReminder, ({ caller }) => change(caller, (tx) => end(tx, caller.id)));

  endpoints.handle(removeDevice, ({ caller }) =>
    change(caller, (tx) => deletePushDeviceOf(tx, caller.sessionId)),
  );

  endpoints.handle(renewReminderCalendar, ({ caller }) =>
    change(caller, (tx) => renewCalendar(tx, caller.id)),
  );

  endpoints.handle(endReminderByToken, async ({ query }) => {
    const userId = userOfEndToken(query.token, secret);
    if (userId === null) {
      throw new AppError('NOT_FOUND', 'This link is not whole. Please copy all of it from the letter.');
    }
    await inUserTransaction(db, userId, async (tx) => {
      await end(tx, userId);
      await tellBrowsers(tx, userId);
    });
  });

  async function change(caller: Caller, work: (tx: Tx) => Promise<void>): Promise<MyReminder> {
    await inUserTransaction(db, caller.id, async (tx) => {
      await work(tx);
      await tellBrowsers(tx, caller.id);
    });
    return present(caller);
  }

  /** Their other browsers show it, too. */
  function tellBrowsers(tx: Tx, userId: string): Promise<void> {
    return sendLive(tx, [userId], [getReminder.path], clock.now());
  }

  async function addDevice(tx: Tx, caller: Caller, { endpoint, keys }: Device, now: number) {
    const { hostname, port } = new URL(endpoint);
    const host = hostname.replace(/^\[|\]$/g, '');
    // A name is looked up when something is sent, and held against the same.
    const isElsewhere = isIP(host) !== 0 && !deps.reminders.network.mayReach(host, Number(port || 443));
    if (isElsewhere || !isPushKey(keys.p256dh)) throw notForPush();
    await requireSession(tx, caller);
    const { p256dh, auth } = keys;
    const whose = { id: newId(now), user_id: caller.id, session_id: caller.sessionId };
    const row = { ...whose, endpoint, p256dh, auth, server_key: serverKey, created_at: now };
    await createPushDevice(tx, { ...row, success_at: null }, REMINDER_LIMITS.devices);
  }
}

/** Ends all of it; the times stay, for who chooses it again. Again changes nothing. */
async function end(tx: Tx, userId: string): Promise<void> {
  const kept = await findReminder(tx, userId);
  await deletePushDevices(tx, userId);
  if (kept.way !== null) await saveReminderRow(tx, userId, { ...kept, way: null, nextAt: null });
}

function notConfirmed(): AppError {
  return invalidField(
    'way',
    'Please confirm your address first, in the settings: then letters can come to it.',
  );
}

function notForPush(): AppError {
  return invalidField('device', 'This browser gave an address that nothing can be sent to.');
}
