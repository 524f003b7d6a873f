import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';

const objectParams = z.object({ objectId: id });

export const createUpload = defineEndpoint({
  method: 'POST',
  path: '/api/objects/upload',
  summary:
    'A signed address to which a picture of at most 5,242,880 bytes can be sent with PUT for 15 minutes.',
  access: 'signed-in',
  response: z.strictObject({ uploadURL: z.url() }),
  status: 200,
  errors: [],
  rateLimit: { max: 120, windowSeconds: 3600 },
});

export const putObject = defineEndpoint({
  method: 'PUT',
  path: '/api/objects/:objectId',
  summary: 'Receives the bytes of an upload; the signed address is the permission. Answers with an ETag.',
  access: 'public',
  params: objectParams,
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) }),
  status: 200,
  raw: true,
  streamedBody: true,
  errors: ['NOT_FOUND'],
});

export const getObject = defineEndpoint({
  method: 'GET',
  path: '/api/objects/:objectId',
  summary: 'Downloads an own uploaded file; ranges are honoured.',
  access: 'signed-in',
  params: objectParams,
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  rateLimit: { max: 1200, windowSeconds: 600 },
});
