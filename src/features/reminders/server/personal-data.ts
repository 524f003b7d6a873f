import { timeOf } from '#features/notifications/notifications.rules.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { findPushDevices } from './push-device-store.ts';
import { findReminder, NOTHING_CHOSEN } from './reminder-store.ts';

/** How somebody is reminded. Addresses and keys for push are left out: whoever has them could send there. */
export const reminderData: PersonalData = {
  section: 'reminder',
  tables: ['reminder', 'push_device'],
  async *exportOf(db, userId) {
    const kept = await findReminder(db, userId);
    if (kept === NOTHING_CHOSEN) return;
    const { way, times, nextAt, lastDate, said } = kept;
    const shown = times.map((minute) => (minute === null ? null : timeOf(minute)));
    yield [{ kind: 'reminder', way, times: shown, nextAt, lastDate, sent: said }];
    const devices = await findPushDevices(db, userId);
    yield devices.map(({ endpoint, created_at, success_at }) => ({
      kind: 'device',
      service: new URL(endpoint).host,
      createdAt: created_at,
      lastSuccessAt: success_at,
    }));
  },
};
