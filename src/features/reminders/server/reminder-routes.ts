import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import { addPushDevice, endPurpose } from '#features/push/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { requireUserOfEndToken } from '#platform/server/letter-end.ts';
import {
  endReminder,
  endReminderByToken,
  getReminder,
  type MyReminder,
  removeDevice,
  renewReminderCalendar,
  saveReminder,
} from '../reminders.contract.ts';
import { nextAtOf } from './due-reminders.ts';
import { presentReminder, toTimes } from './present-reminder.ts';
import { findReminder, renewCalendar, saveReminderRow } from './reminder-store.ts';
import type { RemindersDeps } from './reminders-deps.ts';

/** Somebody's own reminder (docs/product.md, Reminders). Every query is limited to the caller. */
export function reminderRoutes(endpoints: Endpoints, deps: RemindersDeps): void {
  const { db, clock, secret } = deps;
  const present = (caller: Caller) => presentReminder(db, caller, { now: clock.now(), secret });

  endpoints.handle(getReminder, ({ caller }) => present(caller));

  endpoints.handle(saveReminder, ({ body: { way, times, device }, caller }) =>
    change(caller, async (tx) => {
      const now = clock.now();
      const user = await requireUser(tx, caller.id);
      if (way === 'letter' && !user.emailVerified) throw notConfirmed();
      if (way === 'push' && device) {
        await addPushDevice(tx, deps, caller, { device, purpose: 'reminder' }, now);
      }
      if (way !== 'push') await endPurpose(tx, 'reminder', { userId: caller.id });
      const kept = { ...(await findReminder(tx, caller.id)), way, times: toTimes(times) };
      const nextAt = nextAtOf(kept, user.timezone ?? 'UTC', now);
      await saveReminderRow(tx, caller.id, { ...kept, nextAt });
    }),
  );

  endpoints.handle(endReminder, ({ caller }) => change(caller, (tx) => end(tx, caller.id)));

  endpoints.handle(removeDevice, ({ caller }) =>
    change(caller, (tx) => endPurpose(tx, 'reminder', { userId: caller.id, sessionId: caller.sessionId })),
  );

  endpoints.handle(renewReminderCalendar, ({ caller }) =>
    change(caller, (tx) => renewCalendar(tx, caller.id)),
  );

  endpoints.handle(endReminderByToken, async ({ query }) => {
    const userId = requireUserOfEndToken('reminder end', query.token, secret);
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
}

/** Ends all of it; the times stay, for who chooses it again. Again changes nothing. */
async function end(tx: Tx, userId: string): Promise<void> {
  const kept = await findReminder(tx, userId);
  await endPurpose(tx, 'reminder', { userId });
  if (kept.way !== null) await saveReminderRow(tx, userId, { ...kept, way: null, nextAt: null });
}

function notConfirmed() {
  return invalidField(
    'way',
    'Please confirm your address first, in the settings: then letters can come to it.',
  );
}
