import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { bodyChunks } from '#platform/server/http/streamed-body.ts';
import { newId } from '#platform/server/ids.ts';
import { type ObjectStore, TooManyBytes } from '#platform/server/object-store/object-store.ts';
import { createUpload, getObject, putObject } from '../uploads.contract.ts';
import { PICTURE_LIMITS, UNCLAIMED_UPLOADS, UPLOAD_URL_MS } from '../uploads.rules.ts';
import { sendObject } from './send-object.ts';
import { checkSignature, originsOf, signedPath } from './signed-address.ts';
import {
  deleteObjects,
  findObject,
  findUploadIds,
  insertObject,
  isComplete,
  markStored,
} from './stored-objects.ts';

export interface UploadsParts {
  db: Db;
  clock: Clock;
  objects: ObjectStore;
  secret: string;
  publicUrl: string;
}

/** The first of a picture's two steps: an address, and the bytes that are sent to it (spec, section 7). */
export function objectsRoutes(endpoints: Endpoints, parts: UploadsParts): void {
  const { db, clock, objects, secret, publicUrl } = parts;

  endpoints.handle(createUpload, async ({ caller, request }) => {
    const now = clock.now();
    const id = newId(now);
    await inTransaction(db, async (tx, afterCommit) => {
      await lockUser(tx, caller.userId);
      const ids = (await findUploadIds(tx, caller.userId)).map((upload) => upload.id);
      const surplus = ids.slice(UNCLAIMED_UPLOADS - 1);
      await deleteObjects(tx, surplus);
      afterCommit(() => objects.remove(surplus));
      await insertObject(tx, {
        id,
        user_id: caller.userId,
        kind: 'upload',
        content_type: 'application/octet-stream',
        size: null,
        etag: null,
        created_at: now,
        stored_at: null,
      });
    });
    const path = signedPath(id, now + UPLOAD_URL_MS, secret);
    return { uploadURL: new URL(path, originsOf(request, publicUrl)[0]).href };
  });

  endpoints.handle(putObject, async ({ params, query, request, reply }) => {
    checkSignature(params.objectId, query, { secret, now: clock.now() });
    if (!(await findObject(db, params.objectId, 'upload'))) throw uploadIsOver();
    const stored = await receive(request, params.objectId);
    // Removed while its bytes came in (a newer upload, the account's end): they must not stay behind.
    if (!(await markStored(db, params.objectId, stored, clock.now()))) {
      await objects.remove([params.objectId]);
      throw uploadIsOver();
    }
    reply.header('etag', `"${stored.etag}"`).send();
  });

  endpoints.handle(getObject, async ({ params, caller, request, reply }) => {
    const object = await findObject(db, params.objectId, 'upload');
    if (!isComplete(object) || object.user_id !== caller.userId) {
      throw new AppError('NOT_FOUND', 'There is no such file.');
    }
    reply.headers({
      'cache-control': 'private, no-cache',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await sendObject({ request, reply }, objects, object);
  });

  async function receive(request: FastifyRequest, key: string) {
    const maxBytes = PICTURE_LIMITS.bytes;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxBytes) throw tooLarge();
    try {
      return await objects.put(key, bodyChunks(request), {
        maxBytes,
        contentType: 'application/octet-stream',
      });
    } catch (error) {
      throw error instanceof TooManyBytes ? tooLarge() : error;
    }
  }
}

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', 'This picture is larger than 5 MB. Please choose a smaller one.');
}

function uploadIsOver(): AppError {
  return new AppError('NOT_FOUND', 'This upload is over. Please start it again.');
}
