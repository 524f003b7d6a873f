import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { WEB_ADDRESS_MAX } from './imports.rules.ts';

/*
 * The calls of Uppy's `Url` plugin; paths and answers are Companion's. Where the bytes go and with which headers is in
 * the bodies too, as Uppy sends it to any Companion: it is not read here.
 */

const url = z.string().max(WEB_ADDRESS_MAX, 'This address is too long.');

/** What Uppy's uploader says of the file that it wants sent for. */
const wantedFile = z.object({
  /** Bytes, where the source has said how many. */
  size: z.number().int().min(0).nullish().catch(null),
  metadata: z.object({ name: z.string().optional(), type: z.string().nullish() }).nullish().catch(null),
});

export const describeRemoteFile = defineEndpoint({
  method: 'POST',
  path: '/companion/url/meta',
  summary: 'Name, type and size of the file at a web address; the size is null when its server does not say.',
  access: 'signed-in',
  body: z.object({ url }),
  response: z.object({ name: z.string(), type: z.string(), size: z.int().nullable() }),
  status: 200,
  errors: [],
  rateLimit: { max: 600, windowSeconds: 3600 },
});

export const importRemoteFile = defineEndpoint({
  method: 'POST',
  path: '/companion/url/get',
  summary:
    'Sends for the file at a web address. It comes when the socket /companion/api/{token} is open, which tells of ' +
    'its progress and its end; it is then one of my files.',
  access: 'signed-in',
  body: wantedFile.extend({ url }),
  response: z.object({ token: z.string() }),
  status: 200,
  errors: [],
  rateLimit: { max: 600, windowSeconds: 3600 },
});
