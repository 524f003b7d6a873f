import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { line } from '#contract/text.ts';
import { FILE_NAME_MAX, isFileName } from '#features/files/files.rules.ts';
import { listedTextSchema } from './texts.contract.ts';

/** A text as an administrator sees it: also where it is from, and what of it could not be read. */
const offeredTextSchema = listedTextSchema.extend({
  origin: z.enum(['built-in', 'folder', 'uploaded']),
  /** Where it lies on the machine that answers; null unless it is in a folder. */
  place: z.string().nullable(),
  /** What was left out of it, or kept without its mark; '' where nothing was, or where nobody has opened it yet. */
  remarks: z.string(),
  /** Null unless it was uploaded. `name` is how it is removed. */
  upload: z
    .strictObject({ name: z.string(), fileName: z.string(), size: z.int(), uploadedAt: z.int() })
    .nullable(),
});
export type OfferedText = z.output<typeof offeredTextSchema>;

/** GET /api/admin/texts: built-in ones first, then as everybody sees them. */
export const listOfferedTexts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/texts',
  summary: 'The Bible texts of this server: where each is from, its licence, and what could not be read.',
  access: 'admin',
  response: z.array(offeredTextSchema),
  status: 200,
  errors: [],
});

/** POST /api/admin/texts?fileName=…: the body is the file. The answer comes when it was read and is kept. */
export const uploadText = defineEndpoint({
  method: 'POST',
  path: '/api/admin/texts',
  summary:
    'Adds a Bible text for everybody: a SWORD module as a ZIP archive, a ZIP archive of USFM or USX, or one file of OSIS, USFM or ' +
    'USX, of 64 MB at most. The body is the file. It is read whole before it is offered.',
  access: 'admin',
  query: z.strictObject({
    fileName: line(FILE_NAME_MAX).refine(isFileName, 'This is not the name of a file.'),
  }),
  streamedBody: true,
  response: offeredTextSchema,
  status: 201,
  errors: ['TEXT_NOT_READABLE', 'TEXT_NAME_TAKEN'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** DELETE /api/admin/texts/:name: who reads in it goes on in the World English Bible. */
export const removeText = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/texts/:name',
  summary: 'Removes a text that was uploaded.',
  access: 'admin',
  params: z.strictObject({ name: z.string().max(60) }),
  status: 204,
  errors: ['NOT_FOUND'],
});
