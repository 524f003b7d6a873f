import { createHash } from 'node:crypto';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StoreUnavailable } from './object-store.ts';

/** How the bucket is reached; from browsers too, which send and fetch large files there themselves. */
export interface S3Settings {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The role whose temporary credentials are given out; without one they are derived from the keys above. */
  roleArn?: string;
}

/** All of our objects are below this. Other things in the bucket are never touched. */
export const PREFIX = 'lampstand/';

/**
 * So long may a question take whose answer is a few bytes, tries included, in milliseconds. A service that takes connections and says
 * nothing would otherwise hold up the start, and whoever asks for their files, for minutes.
 */
export const ANSWER_MS = 10_000;

/**
 * A client for any S3-compatible service. Checksums beyond the protocol's first version are sent only where they are
 * required: many services know none, and a presigned address with one would bind its sender to the empty body's.
 */
export function createS3Client(settings: S3Settings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const agent = { maxSockets: 200, keepAlive: true };
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown, so the library need not log them too.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 120_000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  addContentMd5(client);
  return client;
}

/** Removing many at once needs a digest of the list; services other than AWS know it as Content-MD5 alone. */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { body, headers } = args.request as { body?: string; headers: Record<string, string> };
        if (commandName === 'DeleteObjectsCommand' && body !== undefined) {
          headers['content-md5'] = createHash('md5').update(body).digest('base64');
        }
        return next(args);
      },
    { step: 'build', name: 'contentMd5' },
  );
}

/** The names that services give to an object or an upload that is not there. To HEAD they can only answer 404. */
const GONE = new Set(['NoSuchKey', 'NoSuchUpload', 'NotFound']);

/** The answer, or null when what was asked for is not there. */
export async function orNull<T>(sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof S3ServiceException && GONE.has(error.name)) return null;
    throw error;
  }
}

/** @throws StoreUnavailable when the service could not be reached or did not do as asked. */
export async function answerOf<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw asFault(error);
  }
}

/** The same items. An error on the way becomes a StoreUnavailable. */
export async function* answersOf<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw asFault(error);
  }
}

/** Turns every error of the service or the network into a StoreUnavailable. Errors of our own code stay as they are. */
export function asFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isNetwork = 'code' in error || ['TimeoutError', 'AbortError'].includes(error.name);
  if (!(error instanceof S3ServiceException) && !isNetwork) return error;
  return new StoreUnavailable(`S3: ${error.name}: ${error.message}`, { cause: error });
}

/** Entity tags come in quotes; ours have none. */
export function bareTag(etag: string | undefined): string {
  return (etag ?? '').replaceAll('"', '');
}
