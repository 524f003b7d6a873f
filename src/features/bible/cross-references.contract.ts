import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { CROSS_REFERENCE_LIMITS } from './cross-references.rules.ts';

export const listCrossReferences = defineEndpoint({
  method: 'GET',
  path: '/api/bible/books/:bookId/chapters/:chapter/cross-references',
  summary: 'Other places of the Bible that belong to verses of a chapter, the best first, with their words.',
  access: 'signed-in',
  params: z.strictObject({ bookId: z.string().max(40), chapter: z.string().max(10) }),
  query: z.strictObject({
    /** As in an address of the reader: '16', '1-3', '2-4,6'. */
    verses: z.string().max(CROSS_REFERENCE_LIMITS.verses),
    translation: z.string().max(60).default('WEB'),
  }),
  response: z.object({
    /** More than are answered, for passages of many verses. */
    total: z.int(),
    /** Each within a chapter, from `verseId` to the verse `lastVerse`. */
    references: z.array(
      z.object({ verseId: z.string(), lastVerse: z.int(), reference: z.string(), text: z.string() }),
    ),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 1200, windowSeconds: 600 },
});
export type CrossReferences = z.output<typeof listCrossReferences.response>;
