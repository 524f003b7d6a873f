import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { text } from '#contract/text.ts';

const spanSchema = z.object({
  text: z.string(),
  look: z.enum(['plain', 'strong', 'emphasis']),
  /** A page, a letter, a telephone or a path of this server; null: no link. */
  href: z.string().nullable(),
});

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), spans: z.array(spanSchema) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(spanSchema) }),
  z.object({ kind: z.literal('quote'), spans: z.array(spanSchema) }),
  z.object({ kind: z.literal('list'), isNumbered: z.boolean(), items: z.array(z.array(spanSchema)) }),
]);

/** A text of the house, in blocks that are shown one below the other. */
export const houseTextSchema = z.object({
  title: z.string(),
  blocks: z.array(blockSchema),
  /** Agreed to by this name; another once one of the two texts is another. */
  version: z.string(),
});
export type HouseText = z.output<typeof houseTextSchema>;

/** GET /api/guidelines: 304 for whoever has this version (`If-None-Match`). */
export const getGuidelines = defineEndpoint({
  method: 'GET',
  path: '/api/guidelines',
  summary: 'How people treat one another here, and what moderators do.',
  access: 'public',
  response: houseTextSchema,
  status: 200,
  errors: [],
  raw: true,
});

/** GET /api/privacy: 304 for whoever has this version (`If-None-Match`). */
export const getPrivacy = defineEndpoint({
  method: 'GET',
  path: '/api/privacy',
  summary: 'What is kept, who can read what, and how to leave.',
  access: 'public',
  response: houseTextSchema,
  status: 200,
  errors: [],
  raw: true,
});

/** POST /api/guidelines/agreement: to both texts as they are now; again changes nothing. */
export const agreeToGuidelines = defineEndpoint({
  method: 'POST',
  path: '/api/guidelines/agreement',
  summary: 'Agrees to the guidelines, which is asked for before the first word to others.',
  access: 'signed-in',
  body: z.strictObject({ version: text(64) }),
  status: 204,
  errors: ['GUIDELINES_CHANGED'],
});
