import { isIP } from 'node:net';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { newId } from '#platform/server/ids.ts';
import type { Device, PushHereAndElsewhere } from '../push.contract.ts';
import { PUSH_LIMITS, type Purpose } from '../push.rules.ts';
import type { PushDeps } from './push-deps.ts';
import { createPushDevice, findPushDevices } from './push-device-store.ts';
import type { PushDeviceTable } from './push-tables.ts';
import { isPushKey } from './send-push.ts';
import { vapidKeys } from './vapid-keys.ts';

/**
 * This browser gets something by push from here on. A session that ended meanwhile fails the transaction: there is nobody to sign out
 * of it any more.
 * @param now UTC epoch milliseconds
 * @throws AppError for an address inside of this network, or a key that is none
 */
export async function addPushDevice(
  tx: Tx,
  { push, secret }: Pick<PushDeps, 'push' | 'secret'>,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  { device: { endpoint, keys }, purpose }: { device: Device; purpose: Purpose },
  now: number,
): Promise<void> {
  const { hostname, port } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, '');
  // A name is looked up when something is sent, and held against the same.
  const isInside = isIP(host) !== 0 && !push.network.mayReach(host, Number(port || 443));
  if (isInside || !isPushKey(keys.p256dh)) {
    throw invalidField('device', 'This browser gave an address that nothing can be sent to.');
  }
  const { p256dh, auth } = keys;
  const whose = { id: newId(now), user_id: caller.id, session_id: caller.sessionId };
  const row = {
    ...whose,
    endpoint,
    p256dh,
    auth,
    server_key: vapidKeys(secret).publicKey,
    created_at: now,
  };
  await createPushDevice(tx, row, { purpose, most: PUSH_LIMITS.devices });
}

/** Somebody's devices that are chosen for something, the oldest first. */
export async function devicesFor(db: DbOrTx, userId: string, purpose: Purpose): Promise<PushDeviceTable[]> {
  return (await findPushDevices(db, userId)).filter((device) => isFor(device, purpose));
}

/** How something comes by push on the caller's devices, as their screens show it. */
export async function presentPush(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  { purpose, secret }: { purpose: Purpose; secret: string },
): Promise<PushHereAndElsewhere> {
  const { publicKey: serverKey } = vapidKeys(secret);
  const known = (await findPushDevices(db, caller.id)).filter(({ server_key }) => server_key === serverKey);
  const chosen = known.filter((device) => isFor(device, purpose));
  const isHere = ({ session_id }: PushDeviceTable) => session_id === caller.sessionId;
  return {
    isOnHere: chosen.some(isHere),
    devices: chosen.length,
    isKnownHere: known.some(isHere),
    serverKey,
  };
}

/** Whether a device was chosen for something. */
export function isFor({ for_reminder, for_news }: PushDeviceTable, purpose: Purpose): boolean {
  return (purpose === 'reminder' ? for_reminder : for_news) === 1;
}
