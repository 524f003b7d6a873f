import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isKnownEtag } from '#platform/server/http/known-etag.ts';
import type { ByteRange, ObjectStore } from '#platform/server/object-store/object-store.ts';
import type { CompleteObject } from './stored-object-store.ts';

/** Who asks for an object, and how they are answered. */
export interface ObjectExchange {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: { id: string };
}

/**
 * Answers with an object's bytes: whole (200), the asked part of them (206), or that the client's copy is still right
 * (304). Several ranges in one request are answered with the whole, as RFC 9110 allows. `inMemory`: all of its bytes,
 * where they are at hand.
 */
export async function sendObject(
  { request, reply, caller }: ObjectExchange,
  store: Pick<ObjectStore, 'read'>,
  object: CompleteObject,
  inMemory: Buffer | null = null,
): Promise<void> {
  const etag = `"${object.etag}"`;
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isKnownEtag(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return;
  }
  const condition = request.headers['if-range'];
  const range =
    condition === undefined || condition === etag ? parseRange(request.headers.range, object.size) : null;
  if (!inMemory && !(await hasTurn(request, reply, caller.id))) return;
  const body = inMemory
    ? inMemory.subarray(range?.start ?? 0, range ? range.end + 1 : inMemory.length)
    : await store.read(object.id, range ?? undefined);
  if (!body) throw new AppError('NOT_FOUND', 'This file is no longer here.');
  reply.type(object.content_type).header('content-length', range ? range.end - range.start + 1 : object.size);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
  }
  reply.send(body);
}

/** Waits until this person has few other downloads open; false where nobody waits for this one any more. */
async function hasTurn({ server }: FastifyRequest, { raw }: FastifyReply, userId: string): Promise<boolean> {
  const end = await server.downloads.begin(userId);
  if (!raw.destroyed) raw.once('close', end);
  else end();
  return !raw.destroyed;
}

/**
 * The single range that a `Range` header asks of `size` bytes; null when it asks for none that is understood.
 * @throws AppError RANGE_NOT_SATISFIABLE when it lies beyond the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (first === '' && last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    throw new AppError('RANGE_NOT_SATISFIABLE', 'The file is shorter than that.', {
      headers: { 'content-range': `bytes */${size}` },
    });
  }
  return { start, end };
}
