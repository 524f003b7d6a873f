import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { positionSchema } from './bible.contract.ts';

/** Where somebody read is theirs alone: nobody else ever sees it. */
const recentChapterSchema = positionSchema.extend({
  /** The last time, in epoch milliseconds. */
  readAt: z.int(),
});

export const listRecentChapters = defineEndpoint({
  method: 'GET',
  path: '/api/bible/recent-chapters',
  summary:
    'The chapters that I read last, the latest first, each once: when, and in which text. Twenty at most.',
  access: 'signed-in',
  response: z.array(recentChapterSchema),
  status: 200,
  errors: [],
});
export type RecentChapter = z.output<typeof listRecentChapters.response>[number];

export const clearRecentChapters = defineEndpoint({
  method: 'DELETE',
  path: '/api/bible/recent-chapters',
  summary: 'Forgets which chapters I read last. My place to go on from stays.',
  access: 'signed-in',
  status: 204,
  errors: [],
});
