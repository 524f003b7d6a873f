import { MINUTE_MS, SECOND_MS } from '#contract/durations.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { defineEventHandler, type EventHandler, type EventSender } from '#platform/server/events/events.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';

/** What the store may have of an object: finished, or parts of an upload under way. */
interface Discarded {
  key: string;
  uploadId: string | null;
}

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** No row knows these objects any more. Keys are never used again. */
    'objects-discarded': { objects: Discarded[] };
  }
}

/** Objects of one event: a whole account's would make it long, and a failure in the middle costly to repeat. */
const OBJECTS_PER_EVENT = 200;

/**
 * Has the bytes of objects removed whose rows this transaction takes away: bytes without a row are found by the sweep too,
 * a row without bytes would promise a file that is gone.
 */
export async function discardObjects(
  events: EventSender,
  tx: Tx,
  gone: readonly { id: string; upload_id: string | null; stored_at: number | null }[],
  now: number,
): Promise<void> {
  for (let from = 0; from < gone.length; from += OBJECTS_PER_EVENT) {
    const objects = gone.slice(from, from + OBJECTS_PER_EVENT).map(({ id, upload_id, stored_at }) => ({
      key: id,
      uploadId: stored_at === null ? upload_id : null,
    }));
    // It outlives the account, so it names no user; the order does not matter, so each is a subject of its own.
    const event = { subject: objects[0]!.key, payload: { objects } };
    await events.emit(tx, { type: 'objects-discarded', ...event }, now);
  }
}

/** As `discardObjects`, for objects that are stored whole. */
export function discardKeys(
  events: EventSender,
  tx: Tx,
  keys: readonly string[],
  now: number,
): Promise<void> {
  const gone = keys.map((id) => ({ id, upload_id: null, stored_at: now }));
  return discardObjects(events, tx, gone, now);
}

/** Removes everything that the store has of an object, finished or not; what is not there counts as removed. */
export async function removeFromStore(store: ObjectStore, objects: readonly Discarded[]): Promise<void> {
  for (const { key, uploadId } of objects) {
    if (uploadId !== null) await store.multipart.abort(key, uploadId);
  }
  await store.remove(objects.map(({ key }) => key));
}

/** What files do after a commit: the store forgets what the database has forgotten. */
export function filesEvents(deps: { objects: ObjectStore }): EventHandler[] {
  return [
    defineEventHandler({
      name: 'remove-objects',
      type: 'objects-discarded',
      failure: 'The bytes of removed files are still in the store.',
      retryAfterMs: [SECOND_MS, 10 * SECOND_MS, MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS],
      handle: ({ payload }) => removeFromStore(deps.objects, payload.objects),
    }),
  ];
}
