import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { wordsOf } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import { groupParams } from './groups-fields.ts';
import { NOTHING_WANTED, talkSearchProblem } from './talk-search.rules.ts';

/** A part of a text, in UTF-16 units. */
const partSchema = z.object({ from: z.int(), to: z.int() });

/** What was found: a post or a reply, or a whole thread by its title. */
const foundSchema = z.object({
  /** Null where it is a thread. */
  postId: z.string().nullable(),
  threadId: z.string(),
  /** Of the thread, as its title: a topic's own, or the passage's reference. */
  kind: z.enum(['topic', 'passage']),
  title: z.string(),
  /** The words around the first that is found, in one line; of a thread its title. */
  excerpt: z.string(),
  /** Where in the excerpt the words stand that were looked for. */
  marks: z.array(partSchema),
  /** Null of a passage, where it is mine, and where the account is gone. */
  author: publicPersonSchema.nullable(),
  isMine: z.boolean(),
  /** When it was written, a topic was opened, or a passage came into the plan; UTC epoch milliseconds. */
  writtenAt: z.int(),
});
export type FoundInTalk = z.output<typeof foundSchema>;

/**
 * GET /api/groups/:groupId/search: a page may have fewer than its limit, and even none, and still name the next one: words of one or two
 * letters are looked for in some thousand posts at a time.
 */
export const searchTalk = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/search',
  summary:
    'Posts, replies, topics and passages of one of my groups in which all these words stand, newest first.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery.extend({
    q: wordsOf(GROUP_LIMITS.talkSearch, NOTHING_WANTED).refine((q) => talkSearchProblem(q) === null, {
      error: ({ input }) => talkSearchProblem(String(input)) ?? '',
    }),
  }),
  response: z.array(foundSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  // Ahead of each page some thousand posts may be read through.
  rateLimit: { max: 120, windowSeconds: 600 },
});
