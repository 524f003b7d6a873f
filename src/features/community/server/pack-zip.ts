import { MINUTE_MS } from '#contract/durations.ts';
import {
  createObject,
  createSharedFiles,
  discardKeys,
  newFileKey,
  type SharedFiles,
} from '#features/files/server/for-other-features.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler, type HeardEvent } from '#platform/server/events/events.ts';
import { ZIP_KEPT_MS, ZIP_MAX_BYTES } from '../zips.rules.ts';
import { entriesOf } from './zip-entries.ts';
import { findZip, holdZip, updateZip, type ZipRow } from './zip-store.ts';
import { zipOf } from './zip-stream.ts';
import type { ZipsDeps } from './zips-deps.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody wants to take a group along. */
    'group-zip-asked': { zipId: string };
  }
}

/** Every cached answer about zips. */
export const ZIPS = '/api/groups/zips';

/** Two gigabytes into a bucket over a slow line. */
const MAY_TAKE_MS = 60 * MINUTE_MS;

/** Packs what was asked for. One server has a delivery at a time; a second try begins from the start under another key. */
export function zipEvents(deps: ZipsDeps): EventHandler[] {
  const files = createSharedFiles(deps.objects);
  return [
    defineEventHandler({
      name: 'pack-a-group',
      type: 'group-zip-asked',
      failure: 'A group could not be packed for somebody who takes it along.',
      retryAfterMs: [10_000, MINUTE_MS, 10 * MINUTE_MS],
      mayTakeMs: MAY_TAKE_MS,
      handle: (event) => pack(deps, files, event),
      // Only one that is being packed no more can be asked for again.
      giveUp: async (tx, { payload: { zipId } }, now) => {
        const held = await holdZip(tx, zipId);
        if (held?.state === 'packing') await fail(tx, held, now);
      },
    }),
  ];
}

async function pack(deps: ZipsDeps, files: SharedFiles, event: HeardEvent<'group-zip-asked'>): Promise<void> {
  const { db, clock, objects } = deps;
  const zip = await findZip(db, event.payload.zipId);
  // One that failed is packed after all where an administrator has it tried again.
  if (!zip || zip.state === 'ready') return;
  const user = await findUserById(db, zip.user_id);
  const taker = user && { id: user.id, role: user.role, timezone: user.timezone ?? 'UTC', now: clock.now() };
  const entries = taker && zip.group_id !== null ? await entriesOf(db, taker, zip.group_id) : null;
  if (!entries) return end(deps, event, zip, null);
  const key = newFileKey(zip.user_id, clock.now());
  const options = { maxBytes: ZIP_MAX_BYTES, contentType: 'application/zip' };
  const stored = await objects.put(key, zipOf(entries, files), options);
  await end(deps, event, zip, { key, ...stored });
}

/** What was packed is there for its taker, or was in vain: of whoever is not in the group any more, null. */
async function end(
  { db, clock, events }: ZipsDeps,
  event: HeardEvent<'group-zip-asked'>,
  zip: ZipRow,
  packed: { key: string; size: number; etag: string } | null,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await event.finishIn(tx);
    const held = await holdZip(tx, zip.id);
    if (!held || held.state === 'ready') {
      // They have taken it back, or gone, while it was packed.
      if (packed) await discardKeys(events, tx, [packed.key], now);
      return;
    }
    if (packed) {
      await createObject(tx, {
        id: packed.key,
        user_id: zip.user_id,
        kind: 'zip',
        content_type: 'application/zip',
        size: packed.size,
        etag: packed.etag,
        created_at: now,
        stored_at: now,
      });
      await updateZip(tx, zip.id, { state: 'ready', object_id: packed.key, kept_until: now + ZIP_KEPT_MS });
      const notice = { kind: 'group-zip-ready', subjectId: zip.id, actorId: null };
      await notify(tx, [{ userId: zip.user_id, ...notice, onceKey: `zip:${zip.id}` }], now);
      await sendLive(tx, [zip.user_id], [ZIPS], now);
    } else await fail(tx, zip, now);
  });
}

async function fail(tx: Tx, { id, user_id }: Pick<ZipRow, 'id' | 'user_id'>, now: number): Promise<void> {
  await updateZip(tx, id, { state: 'failed', kept_until: now + ZIP_KEPT_MS });
  await sendLive(tx, [user_id], [ZIPS], now);
}
