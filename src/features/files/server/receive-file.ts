import { AppError } from '#contract/errors.ts';
import { type StoredBytes, TooManyBytes } from '#platform/server/object-store/object-store.ts';
import { ROOM_STEP_BYTES } from '../files.rules.ts';
import { type FileRoom, moreThanAnnounced, uploadIsOver } from './file-room.ts';
import { type FileRow, findFile, reserve } from './file-store.ts';
import type { KeepingDeps } from './files-deps.ts';
import type { PartRoom } from './part-room.ts';
import { type CompleteObject, isComplete } from './stored-object-store.ts';

/**
 * Keeps a whole file that comes through this server, under a key that was opened for it. `length`: its bytes, or a
 * little more, where the sender says; `atLeast`: as many it surely has. A file that is kept already stays as it is, and
 * whoever sends it again gets the answer of the first time.
 * @throws AppError NOT_FOUND when it was given up, TOO_LARGE for more than was announced or has room, ALREADY_DONE when
 * another file was kept under this key; nothing stays.
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
    if (isComplete(file)) return readAgain(file, chunks);
    const said = file.announced ?? length;
    const atMost = said ?? fileLimits.fileBytes;
    const hold = await partRoom.hold(file, 1, Math.max(said ?? 0, atLeast));
    const kept = said === null ? keepingRoom(file, chunks, room) : chunks;
    try {
      const stored = await objects.put(key, kept, { maxBytes: atMost, contentType: file.content_type });
      return await room.settle(file, stored);
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

/**
 * Without any word about the length, room is kept for what has come and as much again, up to a step: room for all that may come
 * would be the fifth part of what a person has, and six files from elsewhere would find none.
 */
async function* keepingRoom(
  file: FileRow,
  chunks: AsyncIterable<Uint8Array>,
  room: FileRoom,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let kept = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > kept) kept = await room.grow(file, bytes, Math.min(bytes, ROOM_STEP_BYTES));
    yield chunk;
  }
}

/** Of two files with the same size the first stays too; the tag in the answer is that of the first. */
async function readAgain(kept: CompleteObject, chunks: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > kept.size) throw otherFile();
  }
  if (size < kept.size) throw otherFile();
  return kept;
}

function otherFile(): AppError {
  return new AppError(
    'ALREADY_DONE',
    'Another file has come to this address. Please start the upload again.',
  );
}
