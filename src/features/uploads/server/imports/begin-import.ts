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

/** `Refusal`: what may come in place of an import. */
export interface ImportOrder<Refusal> {
  userId: string;
  name: string;
  type: string | null | undefined;
  /** Bytes; null when nobody says. */
  size: number | null;
  /** Gets it under way, for the file that has been opened for it. */
  begin: (file: { id: string; name: string; type: string }) => Promise<Begun | Refusal>;
  /** Lets go of what was opened for it, if anything was. */
  drop?: () => void;
}

/** An import's token, and how its bytes come. */
export interface Begun {
  token: string;
  work: ImportWork;
}

/** Makes room for a file from elsewhere, under the same rules as for an upload, and has it sent for. */
export function createBeginImport(
  { db, clock, objects, background }: KeepingParts & { background: Background },
  room: FileRoom,
  running: RunningImports,
) {
  /** @throws AppError TOO_LARGE, TOO_MANY_REQUESTS */
  return async <Refusal extends object = never>(
    order: ImportOrder<Refusal>,
  ): Promise<{ token: string } | Refusal> => {
    const { userId } = order;
    const now = clock.now();
    const id = newFileKey(userId, now);
    const type = mediaTypeOf(order.type ?? undefined);
    const giveUp = () => {
      order.drop?.();
      background.run('give up an import', () => remove(id, userId));
    };
    try {
      if (running.countOf(userId) >= IMPORTS_AT_ONCE) throw tooMany();
      const name = asFileName(order.name);
      await room.open(newFile({ id, userId, name, contentType: type, announced: order.size, now }));
      const begun = await order.begin({ id, name, type });
      if ('work' in begun) {
        running.start(begun.token, { userId, fileId: id, work: begun.work, giveUp });
        return { token: begun.token };
      }
      giveUp();
      return begun;
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

export type BeginImport = ReturnType<typeof createBeginImport>;

function tooMany(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'Other files are still on their way. Please wait for them.');
}
