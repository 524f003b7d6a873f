import type { PersonalData } from '#platform/server/personal-data.ts';
import { findPushDevices } from './push-device-store.ts';

/** What of somebody's devices gets something by push. Addresses and keys are left out: whoever has them could send there. */
export const pushDeviceData: PersonalData = {
  section: 'pushDevices',
  tables: ['push_device'],
  async *exportOf(db, userId) {
    const devices = await findPushDevices(db, userId);
    yield devices.map(({ endpoint, created_at, success_at, for_reminder, for_news }) => ({
      service: new URL(endpoint).host,
      getsReminder: for_reminder === 1,
      getsNews: for_news === 1,
      createdAt: created_at,
      lastSuccessAt: success_at,
    }));
  },
};
