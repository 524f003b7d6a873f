import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line, text } from '#contract/text.ts';
import { isBlank } from '#contract/visible-text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import {
  groupParams,
  NOTHING_SAID,
  needsHelp,
  PICTURES_MADE,
  picturesOfPost,
  threadParams,
} from './groups-fields.ts';

/** A topic that somebody opened. Times in UTC epoch milliseconds. */
const topicSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null where the reader may not see who it was; their words are not shown then either. */
  author: publicPersonSchema.nullable(),
  isMine: z.boolean(),
  createdAt: z.int(),
  /** When somebody wrote last. */
  lastAt: z.int(),
  posts: z.int(),
  fresh: z.int(),
  hidden: z.enum(['held', 'moderator', 'leader']).nullable(),
});
export type GroupTopicItem = z.output<typeof topicSchema>;

/**
 * The `cursor` of `listPosts` from which a thread is read: a little ahead of what is new, or of its end. Null is its beginning,
 * where it is short.
 */
export const beginAt = z.string().nullable();

/** GET /api/groups/:groupId/topics */
export const listTopics = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/topics',
  summary: 'What one of my groups talks about besides its passages, the latest word first.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery,
  response: z.array(topicSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** POST /api/groups/:groupId/topics */
export const createTopic = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/topics',
  summary: 'Opens a topic with a first post, which may have a picture.',
  access: 'signed-in',
  params: groupParams,
  body: z
    .strictObject({
      title: line(GROUP_LIMITS.topicTitle),
      /** May be empty with pictures. */
      text: text(GROUP_LIMITS.post),
      pictures: picturesOfPost,
    })
    .refine(({ text: words, pictures }) => !isBlank(words) || (pictures ?? []).length > 0, {
      path: ['text'],
      message: NOTHING_SAID,
    }),
  response: topicSchema.extend({ needsHelp }),
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
  rateLimit: PICTURES_MADE,
});

/** DELETE /api/groups/topics/:threadId: mine while nobody else has written in it. */
export const deleteTopic = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/topics/:threadId',
  summary: 'Removes a topic of mine in which nobody else has written.',
  access: 'signed-in',
  params: threadParams,
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
});

/** GET /api/groups/threads/:threadId */
export const getThread = defineEndpoint({
  method: 'GET',
  path: '/api/groups/threads/:threadId',
  summary: 'A thread of one of my groups: a topic, or what is said beside a passage.',
  access: 'signed-in',
  params: threadParams,
  query: z.strictObject({
    /** A post of it that somebody wants to see: `beginAt` lies ahead of that, too. */
    postId: id.optional(),
  }),
  response: z.object({
    id: z.string(),
    groupId: z.string(),
    groupName: z.string(),
    /** A topic's title, or the passage's reference. */
    title: z.string(),
    kind: z.enum(['topic', 'passage']),
    posts: z.int(),
    /** The last post that I have read of; what is newer is new. */
    readUntil: z.int(),
    beginAt,
    isMuted: z.boolean(),
    can: z.object({ write: z.boolean(), delete: z.boolean(), report: z.boolean(), hide: z.boolean() }),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type GroupThread = z.output<NonNullable<(typeof getThread)['response']>>;

/** PUT /api/groups/topics/:threadId/hidden */
export const setTopicHidden = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/topics/:threadId/hidden',
  summary:
    'Hides a topic with all that stands in it from the group, or shows it again; for leaders and helpers.',
  access: 'signed-in',
  params: threadParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/groups/threads/:threadId/read */
export const markThreadRead = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/threads/:threadId/read',
  summary: 'I have read a thread up to a moment; it never goes back.',
  access: 'signed-in',
  params: threadParams,
  body: z.strictObject({ until: z.int().min(0) }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/groups/threads/:threadId/muted */
export const setThreadMuted = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/threads/:threadId/muted',
  summary: 'Whether I am told of what is said in a thread.',
  access: 'signed-in',
  params: threadParams,
  body: z.strictObject({ isMuted: z.boolean() }),
  status: 204,
  errors: ['NOT_FOUND'],
});
