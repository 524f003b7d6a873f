import { AppError } from '#contract/errors.ts';
import { attachment } from '#platform/server/http/attachment.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { FILE_URL_MS } from '../files.rules.ts';
import { type ObjectExchange, sendObject } from './send-object.ts';
import { isComplete, type StoredObject } from './stored-object-store.ts';

/**
 * Answers with a file under its name, or leads to where the store gives it out. Who may have it is asked before. What people
 * sent is downloaded and never shown as a page.
 * @throws AppError NOT_FOUND for one whose bytes are not there, RANGE_NOT_SATISFIABLE
 */
export async function sendFile(
  exchange: ObjectExchange,
  objects: Pick<ObjectStore, 'read' | 'downloadAddress'>,
  file: StoredObject,
): Promise<void> {
  if (!isComplete(file)) throw noSuchFile();
  const { reply } = exchange;
  const fileName = file.name ?? 'file';
  const address = await objects.downloadAddress(file.id, {
    fileName,
    contentType: file.content_type,
    expiresSeconds: FILE_URL_MS / 1000,
  });
  reply.header('cache-control', 'private, no-cache');
  if (address) {
    reply.redirect(address, 302);
    return;
  }
  reply.headers({
    'content-disposition': attachment(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  await sendObject(exchange, objects, file);
}

export function noSuchFile(): AppError {
  return new AppError('NOT_FOUND', 'There is no such file.');
}
