import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';

/** How a text is called and set. */
export const textSchema = z.object({
  /** What stands after a reference: 'WEB', 'RV1909'. */
  abbreviation: z.string(),
  /** 'World English Bible, 2018' */
  edition: z.string(),
  /** BCP 47. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
});
export type ShownText = z.output<typeof textSchema>;

export const listedTextSchema = textSchema.extend({
  /** As `translation` takes it. */
  id: z.string(),
  name: z.string(),
  about: z.string(),
  license: z.string(),
  /** Whether its words have Strong's numbers. As it says of itself until it is read the first time, as the next. */
  hasStrongs: z.boolean(),
  /** Whether it marks which words are those of Jesus. */
  hasWordsOfJesus: z.boolean(),
  /** Why it is not offered; null where it is. */
  problem: z.string().nullable(),
});
export type ListedText = z.output<typeof listedTextSchema>;

export const listTranslations = defineEndpoint({
  method: 'GET',
  path: '/api/bible/translations',
  summary:
    'The texts that can be read: ours first, then those that were brought, with what could not be read and why.',
  access: 'signed-in',
  response: z.array(listedTextSchema),
  status: 200,
  errors: [],
});
