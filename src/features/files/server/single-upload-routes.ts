import { AppError } from '#contract/errors.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { CREDENTIALS_SECONDS, FILE_URL_MS, mediaTypeOf } from '../files.rules.ts';
import { getTemporaryCredentials, signUpload } from '../large-files.contract.ts';
import { keysOf, newFileKey } from './file-keys.ts';
import type { FileRoom } from './file-room.ts';
import { newFile } from './file-store.ts';
import type { FilesDeps } from './files-deps.ts';
import { filePath } from './receive-routes.ts';
import { originsOf } from './signed-address.ts';

/** Files that come in one request, and credentials for clients that sign by themselves (docs/product.md, Calls). */
export function singleUploadRoutes(
  endpoints: Endpoints,
  { clock, objects, secret, publicUrl }: FilesDeps,
  room: FileRoom,
): void {
  endpoints.handle(signUpload, async ({ query, caller, request }) => {
    const now = clock.now();
    const key = newFileKey(caller.id, now);
    const contentType = mediaTypeOf(query.type);
    const announced = query['metadata[size]'] ?? null;
    await room.open(
      newFile({ id: key, userId: caller.id, name: query.filename, contentType, announced, now }),
    );
    // Only with its size in the signature, or more could come to the store than the limits allow.
    const direct =
      announced !== null && query['metadata[putDirectly]'] === '1'
        ? await objects.uploadAddress(key, {
            contentType,
            size: announced,
            expiresSeconds: FILE_URL_MS / 1000,
          })
        : null;
    const own = new URL(filePath(key, now + FILE_URL_MS, secret), originsOf(request, publicUrl)[0]).href;
    return {
      method: 'PUT' as const,
      url: direct ?? own,
      fields: { key },
      headers: { 'content-type': contentType },
      expires: FILE_URL_MS / 1000,
    };
  });

  endpoints.handle(getTemporaryCredentials, async ({ caller }) => {
    const given = await objects.temporaryCredentials({
      expiresSeconds: CREDENTIALS_SECONDS,
      keysBegin: keysOf(caller.id),
    });
    if (!given) throw objects.directBase === null ? noService() : noCredentials();
    const { bucket, region, prefix } = given;
    return {
      credentials: {
        AccessKeyId: given.accessKeyId,
        SecretAccessKey: given.secretAccessKey,
        SessionToken: given.sessionToken,
        Expiration: given.expiration,
      },
      bucket,
      region,
      prefix,
    };
  });
}

function noService(): AppError {
  return new AppError(
    'NOT_CONFIGURED',
    'This server keeps files on its own disk: no S3 service is configured, so there are no temporary credentials.',
  );
}

function noCredentials(): AppError {
  return new AppError(
    'NOT_CONFIGURED',
    'The S3 service of this server gives no temporary credentials. Uploads work without them.',
  );
}
