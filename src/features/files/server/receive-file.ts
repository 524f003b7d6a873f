import { type StoredBytes, TooManyBytes } from '#platform/server/object-store/object-store.ts';
import { type FileRoom, moreThanAnnounced, uploadIsOver } from './file-room.ts';
import { findFile, reserve } from './file-store.ts';
import type { KeepingDeps } from './files-deps.ts';
import type { PartRoom } from './part-room.ts';

/**
 * Keeps a whole file that comes through this server, under a key that was opened for it. `length`: its bytes, or a
 * little more, where the sender says; `atLeast`: as many it surely has.
 * @throws AppError NOT_FOUND when it was given up, TOO_LARGE for more than was announced or has room; nothing stays.
 */
export type ReceiveFile = (
  key: string,
  chunks: AsyncIterable<Uint8Array>,
  said: { length: number | null; atLeast: number },
) => Promise<StoredBytes>;

export function createReceiveFile(
  { db, objects, fileLimits }: KeepingDeps,
  room: FileRoom,
  partRoom: PartRoom,
): ReceiveFile {
  return async (key, chunks, { length, atLeast }) => {
    const file = await findFile(db, key);
    if (!file || file.upload_id !== null) throw uploadIsOver();
    // Without any word about the length, room is kept for all that may come.
    const atMost = file.announced ?? length ?? fileLimits.fileBytes;
    const hold = await partRoom.hold(file, 1, Math.max(atMost, atLeast));
    try {
      const stored = await objects.put(key, chunks, { maxBytes: atMost, contentType: file.content_type });
      await room.settle(file, stored);
      return stored;
    } catch (error) {
      await reserve(db, key, file.announced ?? 0);
      if (!(error instanceof TooManyBytes)) throw error;
      room.checkFile(atMost + 1);
      throw moreThanAnnounced();
    } finally {
      hold.release(null);
    }
  };
}
