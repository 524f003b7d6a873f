import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { bodyChunks } from '#platform/server/http/streamed-body.ts';

/** What a form has besides its file: boundaries, the fields of S3's POST policy. */
export const FORM_BYTES = 64 * 1024;

/**
 * The bytes of a form's field `file`, as they come (RFC 7578); other fields are passed over.
 * @throws AppError INVALID_INPUT for a form without it, a broken one, or a body that is no form.
 */
export async function* formFile(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const form = openForm(request);
  const found = new Promise<Readable | null>((resolve) => {
    form.on('file', (field, stream) => {
      if (field === 'file') resolve(stream);
      else stream.resume();
    });
    form.once('finish', () => resolve(null));
    form.once('close', () => resolve(null));
  });
  let failure: unknown = null;
  const sending = pipeline(Readable.from(bodyChunks(request)), form as Writable).catch((error: unknown) => {
    failure = error;
    form.destroy();
  });
  const file = await found;
  try {
    if (file) {
      // A form that breaks off leaves its file's stream open for ever.
      void sending.then(() => failure && file.destroy(failure as Error));
      for await (const chunk of file) yield chunk as Uint8Array;
    }
    await sending;
  } catch (error) {
    failure ??= error;
  } finally {
    form.destroy();
  }
  if (failure instanceof AppError) throw failure;
  if (failure) throw brokenForm(failure);
  if (!file) throw brokenForm();
}

function openForm(request: FastifyRequest) {
  try {
    const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' };
    return new Busboy({ headers, limits: { files: 1, fields: 50, fieldSize: FORM_BYTES, parts: 60 } });
  } catch (error) {
    throw brokenForm(error);
  }
}

function brokenForm(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', 'Send the file as a form with a field called file.', { cause });
}
