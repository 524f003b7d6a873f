import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListPartsCommand,
  type ListPartsCommandOutput,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  type MultipartUploads,
  type RefusalReason,
  type StoredPart,
  StoreUnavailable,
  UploadRefused,
} from './object-store.ts';
import { answerOf, asFault, bareTag, orNull, PREFIX } from './s3-client.ts';
import { spooled } from './spooled.ts';

/** The names that services give to their refusals. */
const REASONS: Record<string, RefusalReason> = {
  NoSuchUpload: 'unknown-upload',
  NoSuchKey: 'unknown-upload',
  InvalidPart: 'wrong-part',
  InvalidPartOrder: 'wrong-order',
  EntityTooSmall: 'part-too-small',
};

/** Ids are the service's own, but none of them needs more than this. */
const UPLOAD_ID = /^[\w.~+=-]{4,1024}$/;

/**
 * Multipart uploads in the service, which keeps the parts and lists them.
 * @param inTime bounds a question whose answer is small
 */
export function createS3Multipart(
  client: S3Client,
  at: (key: string) => { Bucket: string; Key: string },
  inTime: () => { abortSignal: AbortSignal },
): MultipartUploads {
  const of = (key: string, uploadId: string): S3Upload => {
    if (!UPLOAD_ID.test(uploadId)) throw new UploadRefused('unknown-upload');
    return { ...at(key), UploadId: uploadId };
  };

  return {
    async begin(key, { contentType }) {
      const request = new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType });
      const { UploadId } = await answerOf(client.send(request));
      return UploadId ?? '';
    },
    async partAddress(key, uploadId, partNumber, { expiresSeconds }) {
      const request = new UploadPartCommand({ ...of(key, uploadId), PartNumber: partNumber });
      return getSignedUrl(client, request, { expiresIn: expiresSeconds });
    },
    async putPart(key, uploadId, partNumber, chunks, { maxBytes }) {
      const upload = of(key, uploadId);
      const { size, etag } = await spooled(chunks, maxBytes, (body, size) =>
        sendPart(client, upload, { partNumber, body, size }),
      );
      return { size, etag };
    },
    async parts(key, uploadId) {
      if (!UPLOAD_ID.test(uploadId)) return null;
      return answerOf(orNull(listParts(client, of(key, uploadId), inTime)));
    },
    async complete(key, uploadId, parts) {
      const upload = of(key, uploadId);
      // Some services sort the list themselves, and answer an empty one with an error that does not say why.
      if (parts.some(({ partNumber }, i) => partNumber <= (parts[i - 1]?.partNumber ?? 0))) {
        throw new UploadRefused('wrong-order');
      }
      if (parts.length === 0) throw new UploadRefused('wrong-part');
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: `"${etag}"` }));
      const request = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
      const refusal = await accepted(client.send(request)).then(() => null, onlyRefusal);
      const made = await answerOf(orNull(client.send(new HeadObjectCommand(at(key)))));
      // Services forget an upload and its parts when it is complete. Where its object is, somebody has completed it.
      if (!made) throw refusal ?? new StoreUnavailable('S3 completed an upload, and has no object of it');
      return { size: made.ContentLength ?? 0, etag: bareTag(made.ETag) };
    },
    async abort(key, uploadId) {
      if (!UPLOAD_ID.test(uploadId)) return;
      await answerOf(orNull(client.send(new AbortMultipartUploadCommand(of(key, uploadId)))));
    },
  };
}

/** The fields that every call about an upload has. */
export interface S3Upload {
  Bucket: string;
  Key: string;
  UploadId: string;
}

/** Sends one part of `size` bytes. */
export async function sendPart(
  client: S3Client,
  upload: S3Upload,
  { partNumber, body, size }: { partNumber: number; body: Buffer | Readable; size: number },
): Promise<StoredPart> {
  const part = { ...upload, PartNumber: partNumber, Body: body, ContentLength: size };
  const { ETag } = await accepted(client.send(new UploadPartCommand(part)));
  return { partNumber, size, etag: bareTag(ETag) };
}

/** Ends every upload below PREFIX that began before `before` (epoch ms); how many there were. */
export async function abortUploads(client: S3Client, Bucket: string, before: number): Promise<number> {
  let count = 0;
  let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
  while (from) {
    const page: ListMultipartUploadsCommandOutput = await answerOf(
      client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: PREFIX, ...from })),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Initiated || Initiated.getTime() >= before) continue;
      await answerOf(orNull(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))));
      count += 1;
    }
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    from = IsTruncated && KeyMarker ? { KeyMarker, UploadIdMarker } : null;
  }
  return count;
}

/**
 * The paginator of the library cannot be used: services name a next part after the last page too, so it would never
 * end.
 */
async function listParts(
  client: S3Client,
  upload: S3Upload,
  inTime: () => { abortSignal: AbortSignal },
): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const page: ListPartsCommandOutput = await client.send(
      new ListPartsCommand({ ...upload, PartNumberMarker: after }),
      inTime(),
    );
    for (const { PartNumber = 0, Size = 0, ETag } of page.Parts ?? []) {
      parts.push({ partNumber: PartNumber, size: Size, etag: bareTag(ETag) });
    }
    after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  }
  return parts;
}

function onlyRefusal(error: unknown): UploadRefused {
  if (error instanceof UploadRefused) return error;
  throw error;
}

/** @throws UploadRefused for what is wrong with the upload, StoreUnavailable for what is wrong with the service. */
async function accepted<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const reason = error instanceof S3ServiceException ? REASONS[error.name] : undefined;
    throw reason ? new UploadRefused(reason) : asFault(error);
  }
}
