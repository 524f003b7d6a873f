import { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { PIECE_BYTES } from './bucket-tag.ts';
import { inPieces } from './in-pieces.ts';
import {
  checkedKey,
  isKey,
  type ObjectEntry,
  type ObjectStore,
  STORE_MARK,
  type StoredBytes,
  type StoredPart,
  StoreUnavailable,
} from './object-store.ts';
import { createS3Addresses } from './s3-addresses.ts';
import {
  ANSWER_MS,
  answerOf,
  answersOf,
  bareTag,
  createS3Client,
  orNull,
  PREFIX,
  type S3Settings,
} from './s3-client.ts';
import { createS3Credentials } from './s3-credentials.ts';
import { abortUploads, createS3Multipart, sendPart } from './s3-multipart.ts';

/** What one request of the S3 protocol removes at most. */
const REMOVED_AT_ONCE = 1000;

const PING_MS = 2_000;
const MARK = PREFIX + STORE_MARK;

/** Objects in a bucket of any S3-compatible service, below PREFIX. Every fault of it is a StoreUnavailable. */
export function createS3ObjectStore(settings: S3Settings, answerMs = ANSWER_MS): ObjectStore {
  const client = createS3Client(settings);
  const Bucket = settings.bucket;
  const at = (key: string) => ({ Bucket, Key: PREFIX + checkedKey(key) });
  const inTime = () => ({ abortSignal: AbortSignal.timeout(answerMs) });
  const multipart = createS3Multipart(client, at, inTime);

  async function stat(key: string) {
    const answer = await answerOf(orNull(client.send(new HeadObjectCommand(at(key)), inTime())));
    return answer && { size: answer.ContentLength ?? 0, etag: bareTag(answer.ETag) };
  }

  async function readMark() {
    const answer = await answerOf(orNull(client.send(new GetObjectCommand({ Bucket, Key: MARK }), inTime())));
    return answer && answerOf(answer.Body!.transformToString());
  }

  async function* entries(): AsyncIterable<ObjectEntry> {
    for await (const { Contents = [] } of answersOf(
      paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX }),
    )) {
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        const key = Key.slice(PREFIX.length);
        if (isKey(key) && LastModified) yield { key, size: Size, changedAt: LastModified.getTime() };
      }
    }
  }

  /** For an object of unknown length, which may be too long for memory. */
  async function putInParts(
    key: string,
    first: Buffer,
    others: AsyncIterable<Buffer>,
    contentType: string,
  ): Promise<StoredBytes> {
    const uploadId = await multipart.begin(key, { contentType });
    const upload = { ...at(key), UploadId: uploadId };
    const parts: StoredPart[] = [];
    const send = async (body: Buffer) => {
      const part = { partNumber: parts.length + 1, body, size: body.byteLength };
      if (part.size > 0) parts.push(await sendPart(client, upload, part));
    };
    try {
      await send(first);
      for await (const body of others) await send(body);
      return await multipart.complete(key, uploadId, parts);
    } catch (error) {
      // An upload that cannot be ended now is swept later.
      await multipart.abort(key, uploadId).catch(() => {});
      throw error;
    }
  }

  return {
    async put(key, chunks, { maxBytes, contentType }) {
      const place = { ...at(key), ContentType: contentType };
      const pieces = inPieces(chunks, { pieceBytes: PIECE_BYTES, maxBytes });
      try {
        const first: Buffer = (await pieces.next()).value;
        if (first.byteLength === PIECE_BYTES) return await putInParts(key, first, pieces, contentType);
        const { ETag } = await answerOf(client.send(new PutObjectCommand({ ...place, Body: first })));
        return { size: first.byteLength, etag: bareTag(ETag) };
      } finally {
        await pieces.return(undefined);
      }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const answer = await answerOf(orNull(client.send(new GetObjectCommand({ ...at(key), Range }))));
      return answer && Readable.from(answersOf(answer.Body as Readable), { objectMode: false });
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((key) => ({ Key: at(key).Key }));
        const request = new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
        const { Errors = [] } = await answerOf(client.send(request));
        const failed = Errors.find(({ Code }) => Code !== 'NoSuchKey');
        if (failed) throw new StoreUnavailable(`S3 did not remove ${failed.Key}: ${failed.Code}`);
      }
    },
    async *olderThan(before) {
      for await (const { key, changedAt } of entries()) if (changedAt < before) yield key;
    },
    entries,
    measure: stat,
    sweepUnfinished: (before) => abortUploads(client, Bucket, before),
    stat,
    ...createS3Addresses(client, at),
    temporaryCredentials: createS3Credentials(settings),
    directBase: new URL(`${settings.endpoint}/${Bucket}/${PREFIX}`).href,
    multipart,
    place: `the bucket '${Bucket}' at ${settings.endpoint}`,
    readMark,
    // Not all services know writes that depend on what is there, so two can write their marks at the same moment.
    async writeMark(text, former) {
      if ((await readMark()) !== former) return;
      const request = new PutObjectCommand({
        Bucket,
        Key: MARK,
        Body: text,
        ContentType: 'application/json',
      });
      await answerOf(client.send(request, inTime()));
    },
    async ping() {
      const abortSignal = AbortSignal.timeout(PING_MS);
      await answerOf(client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));
    },
  };
}
