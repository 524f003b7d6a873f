import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { mediaTypeOf } from '#features/files/files.rules.ts';
import type { FileKeeper } from '#features/files/server/for-other-features.ts';
import type { Background } from '#platform/server/background.ts';
import { asFileName, IMPORTS_AT_ONCE } from '../imports.rules.ts';
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
  { files, background }: { files: FileKeeper; background: Background },
  running: RunningImports,
) {
  /**
   * @returns the token by which the import is followed.
   * @throws AppError TOO_LARGE, TOO_MANY_REQUESTS
   */
  return async ({ userId, drop, ...order }: ImportOrder): Promise<string> => {
    let leave = () => {};
    try {
      // Counted and taken in one step: others may ask while this one waits for the database.
      if (running.countOf(userId) >= IMPORTS_AT_ONCE) throw tooMany();
      leave = running.takePlace(userId);
      const contentType = mediaTypeOf(order.type ?? undefined);
      const name = asFileName(order.name);
      const fileId = await files.open({ userId, name, contentType, announced: order.size });
      const giveUp = () => {
        drop();
        background.run('give up an import', () => files.giveUp(fileId, userId));
      };
      const token = randomUUID();
      running.start(token, { userId, fileId, work: order.workFor(fileId), giveUp });
      return token;
    } catch (error) {
      drop();
      throw error;
    } finally {
      leave();
    }
  };
}

function tooMany(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'Other files are still on their way. Please wait for them.');
}
