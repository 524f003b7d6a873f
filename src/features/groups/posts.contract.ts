import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line, text } from '#contract/text.ts';
import { isBlank } from '#contract/visible-text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import { NOTHING_SAID, needsHelp, PICTURES_MADE, picturesOfPost, threadParams } from './groups-fields.ts';
import { NOTHING_ASKED, POLL_LIMITS, repeatedOption } from './polls.rules.ts';

const postParams = z.strictObject({ postId: id });

/** Why others do not see a post: it waits for a moderator, a moderator or the leader hid it, or its author deleted it. */
const hidden = z.enum(['held', 'moderator', 'leader', 'deleted']);

/** Where a place in the Bible stands in a text, in UTF-16 units. */
const mentionSchema = z.object({ from: z.int(), to: z.int(), reference: z.string(), path: z.string() });
export type VerseMention = z.output<typeof mentionSchema>;

/** A picture of a post. `url` is as large as it is kept, `smallUrl` at most 640 px; its size in px is that of the larger. */
const pictureSchema = z.object({
  url: z.string(),
  smallUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** What is to be seen, as its author said it; may be empty. */
  alt: z.string(),
});
export type PostPicture = z.output<typeof pictureSchema>;

/** The poll of a post; its question is the post's text. Votes are those of people whom the reader may see. */
const pollSchema = z.object({
  options: z.array(z.object({ text: z.string(), votes: z.int().min(0), isMine: z.boolean() })),
  /** How many people have chosen. */
  voters: z.int().min(0),
  isMultiple: z.boolean(),
  /** UTC epoch milliseconds; null as long as one can choose. */
  endedAt: z.int().nullable(),
  can: z.object({ vote: z.boolean(), end: z.boolean() }),
});
export type PostPoll = z.output<typeof pollSchema>;

const postFields = {
  id: z.string(),
  /** Empty where it is hidden from the reader, and where there are pictures alone. */
  text: z.string(),
  /** In the order of its author. */
  pictures: z.array(pictureSchema),
  poll: pollSchema.nullable(),
  mentions: z.array(mentionSchema),
  /** Null where the reader may not see who it was; the text is empty then. */
  author: publicPersonSchema.nullable(),
  isMine: z.boolean(),
  writtenAt: z.int(),
  /** Its earlier versions can be read. */
  editedAt: z.int().nullable(),
  /** The verse of the passage that it answers: 'ACT.2.44'. */
  verseId: z.string().nullable(),
  hidden: hidden.nullable(),
  isNew: z.boolean(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    /** One picture of it, of which something stays without. */
    removePicture: z.boolean(),
    hide: z.boolean(),
    show: z.boolean(),
    report: z.boolean(),
  }),
};
export const replySchema = z.object(postFields);
const postSchema = z.object({ ...postFields, replies: z.array(replySchema) });
export type GroupReply = z.output<typeof replySchema>;
export type GroupPost = z.output<typeof postSchema>;

/**
 * GET /api/groups/threads/:threadId/posts: a page counts posts; each brings all its replies. `postId` asks for one alone. A page that
 * does not begin the thread names the one ahead of it (`rel="prev"`).
 */
export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/groups/threads/:threadId/posts',
  summary:
    'Posts of a thread with their replies, oldest first; those that answer one verse when it is named.',
  access: 'signed-in',
  params: threadParams,
  query: pageQuery.extend({
    /** As `cursor`, of a place that the page ends ahead of. */
    before: z.string().max(200).optional(),
    verseId: z.string().max(20).optional(),
    postId: id.optional(),
  }),
  response: z.array(postSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** POST /api/groups/threads/:threadId/posts */
export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/groups/threads/:threadId/posts',
  summary: 'Writes in a thread: to everybody, to a verse of its passage, or in reply to a post.',
  access: 'signed-in',
  params: threadParams,
  body: z
    .strictObject({
      /** May be empty with pictures; of a poll it is the question. */
      text: text(GROUP_LIMITS.post),
      /** Of the passage; a reply has the verse of what it replies to. */
      verseId: z.string().max(20).nullish(),
      /** The post that it replies to; a reply to a reply stands below the same post. */
      replyTo: id.nullish(),
      pictures: picturesOfPost,
      poll: z
        .strictObject({
          options: z
            .array(line(POLL_LIMITS.option))
            .min(POLL_LIMITS.fewest, 'Please give two answers at least.')
            .max(POLL_LIMITS.options, `At most ${POLL_LIMITS.options} answers.`)
            .refine((options) => repeatedOption(options) < 0, 'Two of the answers say the same.'),
          isMultiple: z.boolean(),
        })
        .nullish(),
    })
    .refine(({ text: words, poll }) => !isBlank(words) || !poll, {
      path: ['text'],
      message: NOTHING_ASKED,
    })
    .refine(({ text: words, pictures, poll }) => !isBlank(words) || (pictures ?? []).length > 0 || poll, {
      path: ['text'],
      message: NOTHING_SAID,
    }),
  response: z.object({ post: replySchema, needsHelp, xpEarned: z.int(), progress: progressSchema }),
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
  rateLimit: PICTURES_MADE,
});

/** PATCH /api/groups/posts/:postId: earlier versions stay to be read. */
export const updatePost = defineEndpoint({
  method: 'PATCH',
  path: '/api/groups/posts/:postId',
  summary: 'Changes a post of mine; what stood there before stays visible.',
  access: 'signed-in',
  params: postParams,
  body: z.strictObject({
    /** May be empty where there are pictures and no poll; both stay as they are. The question of a poll stays once others have chosen. */
    text: text(GROUP_LIMITS.post),
  }),
  response: replySchema.extend({ needsHelp }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED', 'POLL_ANSWERED'],
  takesWords: true,
});

/** GET /api/groups/posts/:postId/versions */
export const listPostVersions = defineEndpoint({
  method: 'GET',
  path: '/api/groups/posts/:postId/versions',
  summary: 'What stood in a post before it was changed, the oldest first.',
  access: 'signed-in',
  params: postParams,
  response: z.array(z.object({ text: z.string(), writtenAt: z.int() })),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/groups/posts/:postId: where others replied, its place stays, empty. */
export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/posts/:postId',
  summary: 'Removes a post of mine.',
  access: 'signed-in',
  params: postParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/groups/posts/:postId/hidden: by a leader or helper; its author is told. */
export const setPostHidden = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/posts/:postId/hidden',
  summary:
    'Hides a post from the group, or shows it again; for leaders and helpers. What a moderator hid stays so.',
  access: 'signed-in',
  params: postParams,
  body: z.strictObject({ isHidden: z.boolean() }),
  response: replySchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** GET /api/groups/posts/:postId/picture/:fileName: '1600.webp' or '640.webp', by the longest edge; '1600-2.webp' is the second. */
export const getPostPicture = defineEndpoint({
  method: 'GET',
  path: '/api/groups/posts/:postId/picture/:fileName',
  summary: 'A picture of a post that I may read, as WebP, without where it was taken.',
  access: 'signed-in',
  params: postParams.extend({ fileName: z.string().max(20) }),
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  rateLimit: { max: 6000, windowSeconds: 600 },
});

/** DELETE /api/groups/posts/:postId/picture/:fileName: in all its sizes; the addresses of the others stay theirs. A second time changes nothing. */
export const deletePostPicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/posts/:postId/picture/:fileName',
  summary: 'Takes one picture out of a post of mine, for good; the rest of the post stays.',
  access: 'signed-in',
  params: postParams.extend({ fileName: z.string().max(20) }),
  response: replySchema,
  status: 200,
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
});
