import type { Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { findPushDevices } from './push-device-store.ts';

/** What a device shows at once; a press opens `path`, which begins with '/'. Whoever sees the device reads it. */
export interface UrgentMessage {
  text: string;
  path: string;
}

declare module '#platform/server/events/events.ts' {
  interface Events {
    'urgent-push-due': UrgentMessage & { deviceId: string };
  }
}

/** Has something urgent shown on all devices that somebody chose for their reminder by push. */
export async function pushUrgently(
  tx: Tx,
  events: EventSender,
  userId: string,
  { text, path }: UrgentMessage,
  now: number,
): Promise<void> {
  for (const { id: deviceId } of await findPushDevices(tx, userId)) {
    const payload = { deviceId, text, path };
    await events.emit(tx, { type: 'urgent-push-due', subject: deviceId, userId, payload }, now);
  }
}
