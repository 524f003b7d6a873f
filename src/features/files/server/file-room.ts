import { AppError } from '#contract/errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { StoredBytes } from '#platform/server/object-store/object-store.ts';
import { ROOM_STEP_BYTES, sizeText } from '../files.rules.ts';
import { discardObjects } from './discarded-objects.ts';
import {
  deleteFileRow,
  type FileRow,
  findFile,
  markFileStored,
  reserve,
  type UsedRoom,
  usedRoom,
} from './file-store.ts';
import type { KeepingDeps } from './files-deps.ts';
import { createObject, isComplete } from './stored-object-store.ts';

/**
 * The space that the files of a person may take (docs/product.md, Uploads). It is reserved before bytes come, and
 * corrected when they are there.
 */
export interface FileRoom {
  /** @throws AppError TOO_LARGE for a file that can never be stored. */
  checkFile(bytes: number): void;
  /** Notes a new file and keeps the room that it has announced. @throws AppError TOO_LARGE, also for one file too many. */
  open(row: FileRow): Promise<void>;
  /**
   * Keeps room for `bytes` in all, a little ahead; never more than was announced. `ahead`: how much more there should be, if
   * so much is left, for what comes in one request.
   * @returns how much is kept now.
   * @throws AppError TOO_LARGE
   */
  grow(row: FileRow, bytes: number, ahead?: number): Promise<number>;
  /**
   * The bytes are in the store: the file shows from now on. One that shows already is not judged again, because
   * somebody has been told that it is kept.
   * @returns what is noted of its bytes.
   * @throws AppError NOT_FOUND when it was given up meanwhile, TOO_LARGE when there is no room; its bytes are removed.
   */
  settle(row: FileRow, stored: StoredBytes): Promise<StoredBytes>;
}

export function createFileRoom(deps: KeepingDeps): FileRoom {
  const { db, clock, objects, events, fileLimits: limits } = deps;

  function checkFile(bytes: number): void {
    if (bytes > limits.fileBytes) {
      throw new AppError(
        'TOO_LARGE',
        `This file is larger than ${sizeText(limits.fileBytes)}. Please choose a smaller one.`,
      );
    }
  }
  function checkUser(bytes: number, used: UsedRoom): void {
    if (used.bytes + bytes <= limits.userBytes) return;
    const held = `, of which uploads that are not finished hold ${sizeText(used.unfinished)}`;
    throw new AppError(
      'TOO_LARGE',
      `There is not enough room for this file: your files take ${sizeText(used.bytes)} of ${sizeText(limits.userBytes)}` +
        `${used.unfinished > 0 ? held : ''}. Please delete some that you no longer need.`,
    );
  }

  function checkCount(files: number): void {
    if (files < limits.files) return;
    throw new AppError(
      'TOO_LARGE',
      `You have ${files.toLocaleString('en-US')} files here, which is as many as one person can keep. ` +
        'Please delete some that you no longer need.',
    );
  }

  /** Two different bodies came to one address at the same moment. The store has one of them, whole. */
  async function noteAgain(row: FileRow, noted: StoredBytes): Promise<StoredBytes> {
    const there = (await objects.stat(row.id)) ?? noted;
    await inUserTransaction(db, row.user_id, (tx) => markFileStored(tx, row.id, there, clock.now()));
    return there;
  }

  return {
    checkFile,
    open(row) {
      checkFile(row.reserved);
      return inUserTransaction(db, row.user_id, async (tx) => {
        const used = await usedRoom(tx, row.user_id, clock.now());
        checkCount(used.files);
        checkUser(row.reserved, used);
        await createObject(tx, row);
      });
    },
    async grow(row, bytes, ahead = 0) {
      checkFile(bytes);
      if (row.announced !== null && bytes > row.announced) throw moreThanAnnounced();
      return inUserTransaction(db, row.user_id, async (tx) => {
        const present = (await findFile(tx, row.id))?.reserved ?? 0;
        if (present >= bytes) return present;
        const used = await usedRoom(tx, row.user_id, clock.now(), row.id);
        checkUser(bytes, used);
        // Without the steps, an upload in parts would have to ask again with each part.
        const step =
          row.upload_id === null ? bytes + ahead : Math.ceil(bytes / ROOM_STEP_BYTES) * ROOM_STEP_BYTES;
        const kept = Math.min(step, limits.fileBytes, limits.userBytes - used.bytes);
        await reserve(tx, row.id, kept);
        return kept;
      });
    },
    async settle(row, stored) {
      const settled = await inUserTransaction(db, row.user_id, async (tx) => {
        try {
          const present = await findFile(tx, row.id);
          if (!present) throw uploadIsOver();
          if (isComplete(present)) return present;
          checkFile(stored.size);
          if (row.announced !== null && stored.size > row.announced) throw moreThanAnnounced();
          const used = await usedRoom(tx, row.user_id, clock.now(), row.id);
          checkUser(stored.size, used);
          await markFileStored(tx, row.id, stored, clock.now());
          return stored;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          await deleteFileRow(tx, row.id);
          await discardObjects(events, tx, [row], clock.now());
          return error;
        }
      });
      if (settled instanceof AppError) throw settled;
      return settled.etag === stored.etag ? settled : await noteAgain(row, settled);
    },
  };
}

export function moreThanAnnounced(): AppError {
  return new AppError('TOO_LARGE', 'More came than was announced. Please start the upload again.');
}

export function uploadIsOver(): AppError {
  return new AppError('NOT_FOUND', 'This upload is over. Please start it again.');
}
