import { mayCall, type Role } from '#contract/access.policy.ts';
import { AppError } from '#contract/errors.ts';
import { addPushDevice, endPurpose, presentPush } from '#features/push/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { NotificationKind, NotificationSetting } from '#platform/server/notification-kind.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import {
  addDevice,
  getNotificationSettings,
  type NotificationSettings,
  removeDevice,
  updateNotificationSettings,
} from '../notifications.contract.ts';
import { minutesOf, nextLetterAt, timeOf } from '../notifications.rules.ts';
import { updatePushesDue } from './push-store.ts';
import { sendLive } from './send-live.ts';
import { createOrUpdateSettings, findSettings, type KeptSettings, updateSwitches } from './setting-store.ts';

/** What reaches a person, and when (docs/product.md, Notifications). */
export function settingsRoutes(
  endpoints: Endpoints,
  deps: Pick<ServerDeps, 'db' | 'clock' | 'notificationKinds' | 'secret' | 'push'>,
): void {
  const { db, clock, notificationKinds, secret } = deps;
  const all = switchesOf(notificationKinds);
  const shownTo = (caller: { role: Role }) =>
    all.filter(({ role }) => role === undefined || mayCall(caller.role, role));

  const present = async (caller: Caller) =>
    settingsOf(
      shownTo(caller),
      await findSettings(db, caller.id),
      await presentPush(db, caller, { purpose: 'news', secret }),
    );

  endpoints.handle(getNotificationSettings, ({ caller }) => present(caller));

  endpoints.handle(updateNotificationSettings, ({ body, caller }) =>
    change(caller, async (tx, now) => {
      const known = shownTo(caller);
      const asked = Object.entries(body.switches ?? {});
      if (asked.some(([id]) => !known.some((one) => one.id === id))) {
        throw new AppError('NOT_FOUND', 'There is no such switch here. Please load the page again.');
      }
      await updateSwitches(tx, caller.id, {
        off: asked.flatMap(([id, isOn]) => (isOn ? [] : [id])),
        on: asked.flatMap(([id, isOn]) => (isOn ? [id] : [])),
      });
      const before = await findSettings(tx, caller.id);
      const { quiet = before.quiet && timesOf(before.quiet) } = body;
      const wantsLetter = body.weeklyLetter ?? before.letterDueAt !== null;
      await createOrUpdateSettings(tx, caller.id, {
        quiet: quiet && { from: minutesOf(quiet.from), to: minutesOf(quiet.to) },
        letterDueAt: wantsLetter ? (before.letterDueAt ?? nextLetterAt(now, caller.timezone)) : null,
      });
      // Quiet hours may be others now: whether it has to wait is decided anew.
      await updatePushesDue(tx, caller.id, now);
    }),
  );

  endpoints.handle(addDevice, ({ body: { device }, caller }) =>
    change(caller, (tx, now) => addPushDevice(tx, deps, caller, { device, purpose: 'news' }, now)),
  );

  endpoints.handle(removeDevice, ({ caller }) =>
    change(caller, (tx) => endPurpose(tx, 'news', { userId: caller.id, sessionId: caller.sessionId })),
  );

  async function change(
    caller: Caller,
    work: (tx: Tx, now: number) => Promise<void>,
  ): Promise<NotificationSettings> {
    await inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      await work(tx, now);
      // The other browsers show it, too, and what was held back.
      await sendLive(tx, [caller.id], ['/api/notifications'], now);
    });
    return present(caller);
  }
}

/** Each switch once, in the order of the features. */
function switchesOf(kinds: ReadonlyMap<string, NotificationKind>): NotificationSetting[] {
  const settings = [...kinds.values()].flatMap(({ setting }) => setting ?? []);
  return [...new Map(settings.map((one) => [one.id, one])).values()];
}

function settingsOf(
  known: readonly NotificationSetting[],
  { off, quiet, letterDueAt }: KeptSettings,
  push: NotificationSettings['push'],
): NotificationSettings {
  return {
    switches: known.map(({ id, label, description }) => ({
      id,
      label,
      description,
      isOn: !off.includes(id),
    })),
    quiet: quiet && timesOf(quiet),
    weeklyLetter: letterDueAt !== null,
    push,
  };
}

function timesOf(quiet: { from: number; to: number }): { from: string; to: string } {
  return { from: timeOf(quiet.from), to: timeOf(quiet.to) };
}
