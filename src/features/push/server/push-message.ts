import { MINUTE_MS } from '#contract/durations.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { defineEventHandler, type EventHandler, type EventSender } from '#platform/server/events/events.ts';
import { deviceSender } from './device-sender.ts';
import type { PushDeps } from './push-deps.ts';
import { findPushDevices } from './push-device-store.ts';

/** What a device shows; a press opens `path`, which begins with '/'. Whoever sees the device reads it. */
export interface PushMessage {
  text: string;
  path: string;
}

declare module '#platform/server/events/events.ts' {
  interface Events {
    'urgent-push-due': PushMessage & { deviceId: string };
  }
}

/** Growing, and within the hour after which it is no news. */
export const PUSH_RETRIES = [MINUTE_MS, 4 * MINUTE_MS, 12 * MINUTE_MS, 30 * MINUTE_MS];

/** Has something urgent shown on all of somebody's devices, whatever they were chosen for. */
export async function pushUrgently(
  tx: Tx,
  events: EventSender,
  userId: string,
  message: PushMessage,
  now: number,
): Promise<void> {
  for (const { id: deviceId } of await findPushDevices(tx, userId)) {
    const payload = { ...message, deviceId };
    await events.emit(tx, { type: 'urgent-push-due', subject: deviceId, userId, payload }, now);
  }
}

/** Brings what is urgent to devices: to each by itself, so that one that has to be tried again repeats nothing elsewhere. */
export function pushEvents(deps: PushDeps): EventHandler[] {
  const send = deviceSender(deps);
  return [
    defineEventHandler({
      name: 'send-urgent-push',
      type: 'urgent-push-due',
      failure: 'What somebody is to see at once could not be sent by push.',
      retryAfterMs: PUSH_RETRIES,
      isForgotten: true,
      async handle({ userId, payload: { deviceId, text, path } }) {
        if (userId !== undefined) await send({ userId, deviceId }, 'urgent', { text, path });
      },
    }),
  ];
}
