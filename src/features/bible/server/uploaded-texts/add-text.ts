import { createReadStream } from 'node:fs';
import { AppError } from '#contract/errors.ts';
import { createHouseObject, type HouseObject } from '#features/files/server/for-other-features.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import { isUniqueViolation } from '#platform/server/db/database-errors.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { newId } from '#platform/server/ids.ts';
import { TooManyBytes } from '#platform/server/object-store/object-store.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { isTextFile, TEXT_FILE } from '../../uploaded-texts.rules.ts';
import { type BroughtTexts, nameOf } from '../text/brought/brought-texts.ts';
import { readArrived } from './read-arrived.ts';
import { requireManagerNow } from './require-manager.ts';
import type { ArrivedFile, TextCopies } from './text-copies.ts';

export type UploadDeps = Pick<ServerDeps, 'db' | 'clock' | 'objects' | 'events'> & {
  copies: TextCopies;
  brought: BroughtTexts;
};

/**
 * Adds a text that an administrator sends. Its bytes are in the object store, and its row in the database, before this resolves: it
 * outlives the process, and other instances fetch it from there. A file that is refused leaves nothing behind.
 * @param chunks the file's bytes, as they come
 * @returns the name by which it is removed
 * @throws AppError TOO_LARGE, TEXT_NOT_READABLE, TEXT_NAME_TAKEN, FORBIDDEN for whose role was taken while it came
 */
export async function addText(
  deps: UploadDeps,
  { fileName, chunks, caller }: { fileName: string; chunks: AsyncIterable<Uint8Array>; caller: Caller },
): Promise<string> {
  if (!isTextFile(fileName)) throw unknownEnding();
  const { copies, brought } = deps;
  const arrived = await copies.receive(fileName, chunks).catch((error: unknown) => {
    throw error instanceof TooManyBytes ? textTooLarge() : error;
  });
  try {
    const { found, remarks } = await readArrived(arrived);
    const name = nameOf(found.id);
    if ((await brought.list()).some((other) => nameOf(other.id) === name)) throw nameTaken(name);
    const key = newId(deps.clock.now());
    await keepObject(deps, arrived, {
      id: key,
      name,
      file_name: fileName,
      remarks: remarks.join(' ') || null,
      caller,
    });
    // The text is kept by now, so that its upload has not failed: without a copy here, the next list fetches one.
    await copies.keep(arrived, key).catch(() => copies.giveUp(arrived));
    return name;
  } catch (error) {
    await copies.giveUp(arrived);
    throw error;
  }
}

async function keepObject(
  { db, clock, objects }: UploadDeps,
  { file }: ArrivedFile,
  { caller, ...named }: Pick<HouseObject, 'id' | 'name' | 'file_name' | 'remarks'> & { caller: Caller },
): Promise<void> {
  const contentType = 'application/octet-stream';
  const stored = await objects.put(named.id, createReadStream(file), {
    maxBytes: TEXT_FILE.maxBytes,
    contentType,
  });
  const now = clock.now();
  try {
    await inTransaction(db, async (tx) => {
      const object = {
        ...named,
        ...stored,
        kind: 'bible-text',
        content_type: contentType,
        created_at: now,
      } as const;
      await requireManagerNow(tx, caller, now);
      await createHouseObject(tx, object);
      await keepAct(
        tx,
        { actorId: caller.id, kind: 'text-uploaded', personId: null, detail: named.name },
        now,
      );
    });
  } catch (error) {
    // Whoever brought one of this name meanwhile has the row. After any other failure the row may be there: the sweep finds out.
    const isTaken = isUniqueViolation(error);
    if (isTaken || error instanceof AppError) await objects.remove([named.id]);
    throw isTaken ? nameTaken(named.name) : error;
  }
}

function unknownEnding(): AppError {
  const endings = TEXT_FILE.endings.map((ending) => `.${ending}`).join(', ');
  return new AppError('TEXT_NOT_READABLE', `Choose a file whose name ends with one of ${endings}.`);
}

export function textTooLarge(): AppError {
  const most = TEXT_FILE.maxBytes / 1024 ** 2;
  return new AppError(
    'TOO_LARGE',
    `This file has more than ${most} MB, which no Bible text needs. Choose another one.`,
  );
}

function nameTaken(name: string): AppError {
  return new AppError(
    'TEXT_NAME_TAKEN',
    `A text called ${name} is offered already. Remove that one first; or, if this is another text, give its file another name.`,
  );
}
