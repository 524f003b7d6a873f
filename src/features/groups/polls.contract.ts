import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED } from '#contract/paging.ts';
import { id } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import { POLL_LIMITS } from './polls.rules.ts';
import { replySchema } from './posts.contract.ts';

const postParams = z.strictObject({ postId: id });
/** The place of an option in its poll, from 0. */
const option = z
  .int()
  .min(0)
  .max(POLL_LIMITS.options - 1);

/** PUT /api/groups/posts/:postId/vote: takes the place of what I chose before. */
export const setVote = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/posts/:postId/vote',
  summary: 'Which options of a poll I choose; none takes my vote back.',
  access: 'signed-in',
  params: postParams,
  body: z.strictObject({ options: z.array(option).max(POLL_LIMITS.options) }),
  response: replySchema,
  status: 200,
  errors: ['NOT_FOUND', 'GROUP_ARCHIVED', 'POLL_ENDED'],
  // Everybody in the group is told of each.
  rateLimit: { max: 300, windowSeconds: 3600 },
});

/** PUT /api/groups/posts/:postId/poll-end: by who asked, a leader or a helper; ending it again changes nothing. */
export const endPoll = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/posts/:postId/poll-end',
  summary: 'Ends a poll: nobody chooses any more, and what was chosen stays.',
  access: 'signed-in',
  params: postParams,
  response: replySchema,
  status: 200,
  errors: ['NOT_FOUND', 'GROUP_ARCHIVED'],
});

/** GET /api/groups/posts/:postId/votes */
export const listVotes = defineEndpoint({
  method: 'GET',
  path: '/api/groups/posts/:postId/votes',
  summary: 'Who chose what in a poll, of those whom I may see; whoever chose first stands first.',
  access: 'signed-in',
  params: postParams,
  response: z
    .array(z.object({ person: publicPersonSchema, isMe: z.boolean(), options: z.array(option) }))
    .max(GROUP_LIMITS.members),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});
export type PollVote = z.output<NonNullable<(typeof listVotes)['response']>>[number];
