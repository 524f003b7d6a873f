import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { bodyChunks } from '#platform/server/http/streamed-body.ts';
import { type StoredBytes, UploadRefused } from '#platform/server/object-store/object-store.ts';
import { fileUrl } from '../files.rules.ts';
import { postFile, putFile, putPart } from '../large-files.contract.ts';
import { uploadIsOver } from './file-room.ts';
import { findFile } from './file-store.ts';
import type { FilesDeps } from './files-deps.ts';
import { FORM_BYTES, formFile } from './form-file.ts';
import type { PartRoom } from './part-room.ts';
import type { ReceiveFile } from './receive-file.ts';
import { alteredAddress, originsOf, type Permission, signatureState, signedQuery } from './signed-address.ts';

interface PartName {
  key: string;
  uploadId: string;
  partNumber: number;
}

const permissionOfPart = (part: PartName) => ['part', part.key, part.uploadId, `${part.partNumber}`];
const permissionOfFile = (key: string) => ['file', key];

/** Path and query that allow a part's PUT until `expires` (epoch ms). */
export function partPath(part: PartName, expires: number, secret: string): string {
  const signed = signedQuery(permissionOfPart(part), expires, secret);
  const query = new URLSearchParams({ uploadId: part.uploadId, ...signed });
  return `/api/objects/${part.key}/parts/${part.partNumber}?${query}`;
}

/** Path and query that allow a whole file's PUT or POST until `expires` (epoch ms). */
export function filePath(key: string, expires: number, secret: string): string {
  const query = new URLSearchParams({ key, ...signedQuery(permissionOfFile(key), expires, secret) });
  return `/api/objects?${query}`;
}

/** Where this server takes the bytes itself: by signed address, as S3 would, with S3's answers. */
export function receiveRoutes(
  endpoints: Endpoints,
  { db, clock, objects, secret, publicUrl }: FilesDeps,
  partRoom: PartRoom,
  receiveFile: ReceiveFile,
): void {
  endpoints.handle(putPart, async ({ params, query, request, reply }) => {
    const { objectId: key, partNumber } = params;
    const { uploadId } = query;
    if (!isPermitted(permissionOfPart({ key, uploadId, partNumber }), query, reply)) return;
    const file = await findFile(db, key);
    if (!file || file.upload_id !== uploadId || file.stored_at !== null) throw uploadIsOver();
    const bytes = lengthOf(request);
    if (bytes === null) throw lengthMissing();
    const hold = await partRoom.hold(file, partNumber, bytes);
    let stored: StoredBytes | null = null;
    try {
      const chunks = bodyChunks(request);
      stored = await objects.multipart.putPart(key, uploadId, partNumber, chunks, { maxBytes: bytes });
    } catch (error) {
      throw error instanceof UploadRefused ? uploadIsOver() : error;
    } finally {
      hold.release(stored?.size ?? null);
    }
    reply.header('etag', `"${stored.etag}"`).send();
  });

  endpoints.handle(putFile, async ({ query, request, reply }) => {
    if (!isPermitted(permissionOfFile(query.key), query, reply)) return;
    await receive({ request, reply }, query.key, bodyChunks(request), lengthOf(request) ?? 0);
  });

  endpoints.handle(postFile, async ({ query, request, reply }) => {
    if (!isPermitted(permissionOfFile(query.key), query, reply)) return;
    const fileBytes = (lengthOf(request) ?? 0) - FORM_BYTES;
    await receive({ request, reply }, query.key, formFile(request), fileBytes);
  });

  /** `atLeast`: as many bytes the file surely has, by the request's length. */
  async function receive(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    key: string,
    chunks: AsyncIterable<Uint8Array>,
    atLeast: number,
  ): Promise<void> {
    const stored = await receiveFile(key, chunks, { length: lengthOf(request), atLeast });
    const location = new URL(fileUrl(key), originsOf(request, publicUrl)[0]).href;
    reply.headers({ etag: `"${stored.etag}"`, location }).send();
  }

  /** False when it has answered that the address is too old; Uppy looks for these words, as S3 sends them. */
  function isPermitted(
    permission: Permission,
    query: { expires: number; signature: string },
    reply: FastifyReply,
  ): boolean {
    const state = signatureState(permission, query, { secret, now: clock.now() });
    if (state === 'altered') throw alteredAddress();
    if (state === 'valid') return true;
    reply.code(403).type('application/xml').send(EXPIRED);
    return false;
  }
}

const EXPIRED =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>';

function lengthOf(request: FastifyRequest): number | null {
  const length = request.headers['content-length'];
  return length === undefined ? null : Number(length);
}

function lengthMissing(): AppError {
  return new AppError('INVALID_INPUT', 'A part says how long it is (Content-Length).');
}
