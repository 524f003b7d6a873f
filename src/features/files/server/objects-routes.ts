import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { bodyChunks } from '#platform/server/http/streamed-body.ts';
import { newId } from '#platform/server/ids.ts';
import { TooManyBytes } from '#platform/server/object-store/object-store.ts';
import { canReadObject } from '../files.policy.ts';
import { fileUrl } from '../files.rules.ts';
import { createUpload, getObject, putObject } from '../objects.contract.ts';
import { UNCLAIMED_UPLOADS, UPLOAD_BYTES, UPLOAD_URL_MS } from '../uploads.rules.ts';
import { findArrived } from './arrived-upload.ts';
import { discardKeys } from './discarded-objects.ts';
import { uploadIsOver } from './file-room.ts';
import { findFile } from './file-store.ts';
import type { FilesDeps } from './files-deps.ts';
import { sendObject } from './send-object.ts';
import { checkSignature, originsOf, signedPath } from './signed-address.ts';
import { createObject, deleteObjects, findObject, findUploadIds, markStored } from './stored-object-store.ts';
import { uploadTooLarge } from './upload-faults.ts';

/** The first of two steps: an address for a picture, and the bytes that are sent to it (docs/product.md, States). */
export function objectsRoutes(endpoints: Endpoints, deps: FilesDeps): void {
  const { db, clock, objects, events, secret, publicUrl } = deps;
  /** By its key, what comes to each address at the moment. */
  const arriving = new Map<string, FastifyRequest>();

  endpoints.handle(createUpload, async ({ caller, request }) => {
    const now = clock.now();
    const id = newId(now);
    await inUserTransaction(db, caller.id, async (tx) => {
      const ids = (await findUploadIds(tx, caller.id)).map((upload) => upload.id);
      const surplus = ids.slice(UNCLAIMED_UPLOADS - 1);
      await deleteObjects(tx, surplus);
      await discardKeys(events, tx, surplus, now);
      await createObject(tx, {
        id,
        user_id: caller.id,
        kind: 'upload',
        content_type: 'application/octet-stream',
        size: null,
        etag: null,
        created_at: now,
        stored_at: null,
      });
    });
    // How much comes to the store itself cannot be bound here: it is measured when something is made of it.
    const direct = await objects.uploadAddress(id, {
      contentType: 'application/octet-stream',
      expiresSeconds: UPLOAD_URL_MS / 1000,
    });
    const own = new URL(signedPath(id, now + UPLOAD_URL_MS, secret), originsOf(request, publicUrl)[0]);
    return { uploadURL: direct ?? own.href };
  });

  endpoints.handle(putObject, async ({ params, query, request, reply }) => {
    checkSignature(params.objectId, query, { secret, now: clock.now() });
    if (!(await findObject(db, params.objectId, 'upload'))) throw uploadIsOver();
    const stored = await receiveAlone(request, params.objectId);
    // Removed while its bytes came in (a newer upload, the account's end): they must not stay behind.
    if (!(await markStored(db, params.objectId, stored, clock.now()))) {
      await objects.remove([params.objectId]);
      throw uploadIsOver();
    }
    reply.header('etag', `"${stored.etag}"`).send();
  });

  endpoints.handle(getObject, async ({ params, caller, request, reply }) => {
    const object = await findArrived(deps, params.objectId);
    const file = object ? undefined : await findFile(db, params.objectId);
    // Where a file that came as a form is, by the rules of S3: the address it was sent to, and its key.
    if (file && canReadObject(caller, file)) {
      reply.redirect(fileUrl(file.id), 302);
      return;
    }
    if (!object || !canReadObject(caller, object)) {
      throw new AppError('NOT_FOUND', 'There is no such file.');
    }
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await sendObject({ request, reply, caller }, objects, object);
  });

  /**
   * One body at a time comes to an address: whoever sends another has given up the one before, whose connection may have been lost
   * without a word. Else as many as somebody sends would lie on the disk, whatever room they have.
   */
  async function receiveAlone(request: FastifyRequest, key: string) {
    arriving.get(key)?.raw.destroy();
    arriving.set(key, request);
    try {
      return await receive(request, key);
    } finally {
      if (arriving.get(key) === request) arriving.delete(key);
    }
  }

  async function receive(request: FastifyRequest, key: string) {
    const maxBytes = UPLOAD_BYTES;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxBytes) throw uploadTooLarge();
    try {
      return await objects.put(key, bodyChunks(request), {
        maxBytes,
        contentType: 'application/octet-stream',
      });
    } catch (error) {
      throw error instanceof TooManyBytes ? uploadTooLarge() : error;
    }
  }
}
