import { AppError } from '#contract/errors.ts';
import type { Background } from '#platform/server/background.ts';
import { lockUser } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { FILE_URL_MS, mediaTypeOf } from '../../files.rules.ts';
import { asFileName, IMPORTS_AT_ONCE } from '../../imports.rules.ts';
import { newFileKey } from '../file-keys.ts';
import type { FileRoom } from '../file-room.ts';
import { deleteFileRow, findFile, newFile } from '../file-store.ts';
import { filePath } from '../receive-routes.ts';
import { discardFile, type UploadsParts } from '../uploads-parts.ts';
import type { Companion, Exchange } from './load-companion.ts';
import type { RunningImports } from './running-imports.ts';

/** Companion, its imports, and where on this machine it sends what it gets. */
export interface Importing {
  companion: Companion;
  running: RunningImports;
  receivingUrl: string;
}

export interface ImportOrder {
  caller: Caller;
  name: string;
  type: string | null | undefined;
  /** Bytes; null when nobody says. */
  size: number | null;
  /** Companion will know the size too. */
  isSizeCertain: boolean;
  exchange: Omit<Exchange, 'body'>;
  /** Lets go of what was opened for it. */
  drop: () => void;
}

/**
 * Has Companion send for a file. Uppy asks any Companion for S3; here Companion always streams by PUT to a signed
 * address of this server, made for this person and file, so that limits and ownership hold for every store.
 */
export function createStartImport(parts: UploadsParts & { background: Background }, room: FileRoom) {
  const { db, clock, objects, secret, background } = parts;

  /** @returns Companion's answer: the import's token, or why there is none. @throws AppError TOO_LARGE */
  return async (
    { companion, running, receivingUrl }: Importing,
    order: ImportOrder,
  ): Promise<{ token: string } | { status: number; text: string }> => {
    const { userId } = order.caller;
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
      const body = {
        protocol: 'multipart',
        // Companion can send a file of unknown size in no way but in a form.
        ...(order.isSizeCertain
          ? { httpMethod: 'put', useFormData: false }
          : { httpMethod: 'post', useFormData: true, fieldname: 'file' }),
        endpoint: `${receivingUrl}${filePath(id, now + FILE_URL_MS, secret, { patient: true })}`,
        headers: order.isSizeCertain ? { 'content-type': type } : {},
        metadata: { name, type },
      };
      const answer = await companion.ask({ ...order.exchange, body });
      const token = tokenIn(answer);
      if (token === null) {
        giveUp();
        return answer;
      }
      running.start(token, { userId, fileId: id, giveUp });
      return { token };
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

function tokenIn({ status, text }: { status: number; text: string }): string | null {
  if (status !== 200) return null;
  const { token } = JSON.parse(text) as { token?: unknown };
  return typeof token === 'string' ? token : null;
}

function tooMany(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'Other files are still on their way. Please wait for them.');
}
