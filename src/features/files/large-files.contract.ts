import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { MULTIPART_LIMITS } from '#contract/multipart-limits.ts';
import { id, line } from '#contract/text.ts';
import { withoutUnseen } from '#contract/visible-text.ts';
import { FILE_NAME_MAX, isFileName } from './files.rules.ts';

/*
 * What the uploaders of Uppy call (docs/product.md, Calls). Paths and answers are those of Companion, so that
 * `endpoint` of Uppy 5 and `companionEndpoint` of Uppy 6 can point here unchanged.
 */

/** As it is kept: what cannot be seen in it goes, and is no reason to refuse the file. */
const filename = z
  .string()
  .overwrite(withoutUnseen)
  .pipe(
    line(FILE_NAME_MAX).refine(
      isFileName,
      'The name of a file cannot have / or \\ in it. Please give it another name and add it again.',
    ),
  );
const type = z.string().max(255).optional();
/** Bytes, as announced: with it, a file that is too large is refused before a byte is sent. */
const announced = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined);
const uploadParams = z.strictObject({ uploadId: z.string().min(1).max(500) });
const partNumber = z.coerce
  .number('partNumber is a number from 1 to 10,000.')
  .int('partNumber is a whole number.')
  .min(1, 'partNumber is at least 1.')
  .max(MULTIPART_LIMITS.parts, 'A file has at most 10,000 parts.');
const byKey = z.strictObject({ key: id });
const signed = { expires: z.coerce.number().int(), signature: z.string().max(100) };

export const beginUpload = defineEndpoint({
  method: 'POST',
  path: '/s3/multipart',
  summary: 'Begins a file that comes in parts. `metadata.size`, when sent, is the announced size in bytes.',
  access: 'signed-in',
  body: z.strictObject({
    filename,
    type: type.nullable(),
    metadata: z.looseObject({ size: announced }).nullish(),
  }),
  response: z.object({ key: z.string(), uploadId: z.string() }),
  status: 200,
  errors: [],
  rateLimit: { max: 2000, windowSeconds: 3600 },
});

export const listParts = defineEndpoint({
  method: 'GET',
  path: '/s3/multipart/:uploadId',
  summary: 'The parts of my unfinished upload that have arrived.',
  access: 'signed-in',
  params: uploadParams,
  query: byKey,
  response: z.array(z.object({ PartNumber: z.int(), Size: z.int(), ETag: z.string() })),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 2000, windowSeconds: 3600 },
});

export const signPart = defineEndpoint({
  method: 'GET',
  path: '/s3/multipart/:uploadId/:partNumber',
  summary: 'An address to which one part can be PUT, and for how many seconds.',
  access: 'signed-in',
  params: uploadParams.extend({ partNumber }),
  query: byKey,
  response: z.object({ url: z.url(), expires: z.int() }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 20_000, windowSeconds: 600 },
});

export const completeUpload = defineEndpoint({
  method: 'POST',
  path: '/s3/multipart/:uploadId/complete',
  summary: 'Makes a file of the listed parts: ascending, all but the last at least 5 MiB.',
  access: 'signed-in',
  params: uploadParams,
  query: byKey,
  body: z.strictObject({
    parts: z
      .array(z.strictObject({ PartNumber: partNumber, ETag: z.string().max(200) }))
      .min(1, 'A file has at least one part.')
      .max(MULTIPART_LIMITS.parts, 'A file has at most 10,000 parts.'),
  }),
  response: z.object({ location: z.url(), key: z.string() }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 2000, windowSeconds: 3600 },
  /** 10,000 parts of a hundred bytes each. */
  bodyLimit: 1024 * 1024,
});

export const abortUpload = defineEndpoint({
  method: 'DELETE',
  path: '/s3/multipart/:uploadId',
  summary: 'Gives my unfinished upload up and removes its parts.',
  access: 'signed-in',
  params: uploadParams,
  query: byKey,
  response: z.object({}),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 2000, windowSeconds: 3600 },
});

export const signUpload = defineEndpoint({
  method: 'GET',
  path: '/s3/params',
  summary:
    'An address for a file that comes in one request: its bytes by PUT, or `fields` and the file as a form by POST. ' +
    'With `metadata[putDirectly]=1` and `metadata[size]` it may be an address of the store that takes PUT alone.',
  access: 'signed-in',
  ownPagesOnly: true,
  query: z.object({
    filename,
    type,
    'metadata[size]': announced,
    'metadata[putDirectly]': z.string().optional(),
  }),
  response: z.object({
    method: z.literal('PUT'),
    url: z.url(),
    fields: z.record(z.string(), z.string()),
    headers: z.record(z.string(), z.string()),
    expires: z.int(),
  }),
  status: 200,
  errors: [],
  rateLimit: { max: 2000, windowSeconds: 3600 },
});

export const getTemporaryCredentials = defineEndpoint({
  method: 'GET',
  path: '/s3/sts',
  summary:
    'Temporary credentials of the S3 service, if one is configured that has them: good for PUT below `prefix` alone, ' +
    'where the keys of my files are.',
  access: 'signed-in',
  ownPagesOnly: true,
  response: z.object({
    credentials: z.object({
      AccessKeyId: z.string(),
      SecretAccessKey: z.string(),
      SessionToken: z.string(),
      Expiration: z.string(),
    }),
    bucket: z.string(),
    region: z.string(),
    prefix: z.string(),
  }),
  status: 200,
  errors: ['NOT_CONFIGURED'],
  rateLimit: { max: 120, windowSeconds: 3600 },
});

export const putPart = defineEndpoint({
  method: 'PUT',
  path: '/api/objects/:objectId/parts/:partNumber',
  summary: 'Receives the bytes of one part; the signed address is the permission. Answers with an ETag.',
  access: 'public',
  params: z.strictObject({ objectId: id, partNumber }),
  query: z.strictObject({ uploadId: uploadParams.shape.uploadId, ...signed }),
  status: 200,
  raw: true,
  streamedBody: true,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 20_000, windowSeconds: 600 },
});

/** A whole file comes as its bytes or in a form. */
const receiveFile = {
  path: '/api/objects',
  access: 'public',
  query: z.strictObject({ key: id, ...signed }),
  status: 200,
  raw: true,
  streamedBody: true,
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
  rateLimit: { max: 20_000, windowSeconds: 600 },
} as const;

export const putFile = defineEndpoint({
  ...receiveFile,
  method: 'PUT',
  summary: 'Receives the bytes of a whole file; the signed address is the permission. Answers with an ETag.',
});

export const postFile = defineEndpoint({
  ...receiveFile,
  method: 'POST',
  summary: 'The same as a form with the file in its field `file`, as forms are sent to S3.',
});
