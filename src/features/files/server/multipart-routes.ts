import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { UploadRefused } from '#platform/server/object-store/object-store.ts';
import { type Actor, canContinueUpload } from '../files.policy.ts';
import { FILE_URL_MS, fileUrl, mediaTypeOf } from '../files.rules.ts';
import { abortUpload, beginUpload, completeUpload, listParts, signPart } from '../large-files.contract.ts';
import { newFileKey } from './file-keys.ts';
import { type FileRoom, moreThanAnnounced, uploadIsOver } from './file-room.ts';
import { type FileRow, findFile, newFile } from './file-store.ts';
import { type FilesDeps, giveUpFile } from './files-deps.ts';
import { partPath } from './receive-routes.ts';
import { originsOf } from './signed-address.ts';

/**
 * Files that come in parts: begin, sign, list, complete, give up (docs/product.md, Calls). The parts themselves:
 * `receive-routes.ts`.
 */
export function multipartRoutes(endpoints: Endpoints, deps: FilesDeps, room: FileRoom): void {
  const { db, clock, objects, secret, publicUrl } = deps;

  endpoints.handle(beginUpload, async ({ body, caller }) => {
    const now = clock.now();
    const key = newFileKey(caller.id, now);
    const contentType = mediaTypeOf(body.type ?? undefined);
    const announced = body.metadata?.size ?? null;
    if (announced !== null) room.checkFile(announced);
    const uploadId = await objects.multipart.begin(key, { contentType });
    const row = newFile({ id: key, userId: caller.id, name: body.filename, contentType, announced, now });
    try {
      await room.open({ ...row, upload_id: uploadId });
    } catch (error) {
      await objects.multipart.abort(key, uploadId);
      throw error;
    }
    return { key, uploadId };
  });

  endpoints.handle(listParts, async ({ params, query, caller }) => {
    const { upload_id } = await findOwn(query.key, params.uploadId, caller);
    const arrived = await objects.multipart.parts(query.key, upload_id);
    if (!arrived) throw uploadIsOver();
    return arrived.map(({ partNumber, size, etag }) => ({
      PartNumber: partNumber,
      Size: size,
      ETag: `"${etag}"`,
    }));
  });

  endpoints.handle(signPart, async ({ params, query, caller, request }) => {
    const { upload_id } = await findOwn(query.key, params.uploadId, caller);
    const expires = FILE_URL_MS / 1000;
    const { partNumber } = params;
    const direct = await objects.multipart.partAddress(query.key, upload_id, partNumber, {
      expiresSeconds: expires,
    });
    const until = clock.now() + FILE_URL_MS;
    const own = partPath({ key: query.key, uploadId: upload_id, partNumber }, until, secret);
    return { url: direct ?? new URL(own, originsOf(request, publicUrl)[0]).href, expires };
  });

  endpoints.handle(completeUpload, async ({ params, query, body, caller, request }) => {
    const { uploadId } = params;
    const file = await findFile(db, query.key);
    if (!file || !canContinueUpload(caller, file) || file.upload_id !== uploadId) throw uploadIsOver();
    // Otherwise what it asks for has been done: the answer to an earlier try was lost.
    if (file.stored_at === null) {
      const listed = body.parts.map(({ PartNumber, ETag }) => ({
        partNumber: PartNumber,
        etag: ETag.replace(/^"+|"+$/g, ''),
      }));
      await checkSize(file, uploadId, listed);
      await room.settle(file, await complete(query.key, uploadId, listed));
    }
    return { location: new URL(fileUrl(file.id), originsOf(request, publicUrl)[0]).href, key: file.id };
  });

  endpoints.handle(abortUpload, async ({ params, query, caller }) => {
    const file = await findOwn(query.key, params.uploadId, caller);
    if (!(await giveUpFile(deps, file))) throw uploadIsOver();
    return {};
  });

  /** An unfinished upload of this user's. @throws AppError NOT_FOUND */
  async function findOwn(key: string, uploadId: string, actor: Actor) {
    const file = await findFile(db, key);
    const mine = file && canContinueUpload(actor, file) && file.stored_at === null;
    if (!mine || file.upload_id !== uploadId) throw uploadIsOver();
    return { ...file, upload_id: uploadId };
  }

  /** A file that is too large is refused before its parts are put together. */
  async function checkSize(file: FileRow, uploadId: string, listed: readonly { partNumber: number }[]) {
    const wanted = new Set(listed.map(({ partNumber }) => partNumber));
    const arrived = (await objects.multipart.parts(file.id, uploadId)) ?? [];
    const bytes = arrived.reduce((sum, part) => (wanted.has(part.partNumber) ? sum + part.size : sum), 0);
    room.checkFile(bytes);
    if (file.announced !== null && bytes > file.announced) throw moreThanAnnounced();
  }

  async function complete(key: string, uploadId: string, listed: { partNumber: number; etag: string }[]) {
    try {
      return await objects.multipart.complete(key, uploadId, listed);
    } catch (error) {
      throw error instanceof UploadRefused ? refusal(error) : error;
    }
  }
}

const REFUSALS = {
  'wrong-part': 'A part of this file is missing or is not the one that was sent. Please send it again.',
  'wrong-order': 'The parts of this file are not in order.',
  'part-too-small': 'A part of this file is too small: all but the last have at least 5 MB.',
} as const;

function refusal(error: UploadRefused): AppError {
  if (error.reason === 'unknown-upload') return uploadIsOver();
  const message = REFUSALS[error.reason];
  return new AppError('INVALID_INPUT', message, { issues: [{ path: 'body.parts', message }], cause: error });
}
