import { LastingFailure } from '#platform/server/events/events.ts';
import { guardedAgents } from '#platform/server/outgoing/guarded-agents.ts';
import { isFor } from './devices.ts';
import type { PushDeps } from './push-deps.ts';
import { deletePushDevice, findPushDevice, updatePushSuccess } from './push-device-store.ts';
import { type MessageKind, sendPush } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/**
 * Sends a message to a device of somebody; nothing to one that is theirs no more, or no longer chosen for it. What is urgent goes to one that
 * was chosen for anything. What is gone is forgotten.
 * @throws LastingFailure when it is refused; another error when it may be taken later
 */
export type SendToDevice = (
  to: { userId: string; deviceId: string },
  kind: MessageKind,
  message: object,
) => Promise<void>;

export function deviceSender({ db, clock, secret, publicUrl, push }: PushDeps): SendToDevice {
  const sending = { agents: guardedAgents(push.network), keys: vapidKeys(secret), publicUrl };
  return async ({ userId, deviceId }, kind, message) => {
    const device = await findPushDevice(db, deviceId);
    if (device?.user_id !== userId || (kind !== 'urgent' && !isFor(device, kind))) return;
    // The browser was given another key than ours is now: nobody would take it.
    if (device.server_key !== sending.keys.publicKey) return deletePushDevice(db, device.id);
    const sent = await sendPush(device, kind, message, sending);
    if (sent === 'accepted') return updatePushSuccess(db, device.id, clock.now());
    if (sent === 'gone') return deletePushDevice(db, device.id);
    const failure = new Error(`push was ${sent === 'later' ? 'not taken now' : 'refused'}`);
    throw sent === 'later' ? failure : new LastingFailure(failure);
  };
}
