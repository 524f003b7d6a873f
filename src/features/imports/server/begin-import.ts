import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Background } from '#platform/server/background.ts';
import { lockUser } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { mediaTypeOf } from '../../files.rules.ts';
import { asFileName, IMPORTS_AT_ONCE } from '../../imports.rules.ts';
import { newFileKey } from '../file-keys.ts';
import type { FileRoom } from '../file-room.ts';
import { deleteFileRow, findFile, newFile } from '../file-store.ts';
import { discardFile, type KeepingParts } from '../uploads-parts.ts';
import type { ImportWork, RunningImports } from './running-imports.ts';

export interface ImportOrder {
  userId: string;
  name: string;
  type: string | null | undefined;
  /** Bytes; null when nobody says. */
  size: number | null;
  /** How its bytes come, for the file that has been opened for it. */
  workFor: (fileId: string) => ImportWork;
  /** Closes the connection that was opened for it. */
  drop: () => void;
}

/** Makes room for a file from elsewhere, under the same rules as for an upload, and has it sent for. */
export function createBeginImport(
  { db, clock, objects, background }: KeepingParts & { background: Background },
  room: FileRoom,
  running: RunningImports,
) {
  /**
   * @returns the token by which the import is followed.
   * @throws AppError TOO_LARGE, TOO_MANY_REQUESTS
   */
  return async (order: ImportOrder): Promise<string> => {
    const { userId } = order;
    const now = clock.now();
    const id = newFileKey(userId, now);
    const type = mediaTypeOf(order.type ?? undefined);
    const giveUp = () => {
      order.drop();
      background.run('give up an import', () => remove(id, userId));
    };
    try {
      if (running.countOf(userId) >= IMPORTS_AT_ONCE) throw tooMany();
      const name = asFileName(order.name);
      await room.open(newFile({ id, userId, name, contentType: type, announced: order.size, now }));
      const token = randomUUID();
      running.start(token, { userId, fileId: id, work: order.workFor(id), giveUp });
      return token;
    } catch (error) {
      giveUp();
      throw error;
    }
  };

  /** A file that has arrived meanwhile stays. */
  async function remove(id: string, userId: string): Promise<void> {
    await inTransaction(db, async (tx, afterCommit) => {
      await lockUser(tx, userId);
      const file = await findFile(tx, id);
      if (!file || file.stored_at !== null) return;
      await deleteFileRow(tx, id);
      afterCommit(() => discardFile(objects, file));
    });
  }
}

function tooMany(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'Other files are still on their way. Please wait for them.');
}
