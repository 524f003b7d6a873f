import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { text } from '#contract/text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { LEADING_WAYS } from './groups.rules.ts';
import { groupCardSchema, groupParams, groupWords } from './groups-fields.ts';

/** A group as one reader sees it; who is no member reads what stands at its door. */
export const groupSchema = groupCardSchema.extend({
  guidelines: z.string(),
  createdAt: z.int(),
  /** A few of its people for the page's head, leaders first; those whom the reader may see. Empty at the door. */
  faces: z.array(publicPersonSchema).max(6),
  /** For members: I am told of nothing that happens here. */
  isMuted: z.boolean(),
  /** How many wait to be let in; null for whoever lets nobody in. */
  asking: z.int().nullable(),
  /** Of one that is archived: who did that, for members who see them. */
  archivedBy: publicPersonSchema.nullable(),
  /** For its makers alone: a moderator hid its name and texts, or they wait for one. */
  hidden: z.enum(['held', 'moderator']).nullable(),
  /** For whoever was asked to lead it: by whom, and whether in their place. Who may not lead reads so; nobody else learns of it. */
  offer: z
    .object({ id: z.string(), by: publicPersonSchema, way: z.enum(LEADING_WAYS), mayLead: z.boolean() })
    .nullable(),
  /** What the reader may do. */
  can: z.object({
    join: z.boolean(),
    write: z.boolean(),
    /** Change the plan, hide words, let people in. */
    help: z.boolean(),
    /** Change the group, its roles and links, hand it over, archive it. */
    lead: z.boolean(),
    report: z.boolean(),
  }),
});
export type Group = z.output<typeof groupSchema>;

/** GET /api/groups/mine: with what is read in each now and what is new. */
export const listMyGroups = defineEndpoint({
  method: 'GET',
  path: '/api/groups/mine',
  summary: 'My groups and those that I asked to be let into, with the passage of now and how much is new.',
  access: 'signed-in',
  response: z.array(
    groupCardSchema.extend({
      /** The passage that is read now on my local day: 'Acts 2:42–47', since when, and when the next one begins. Null without a plan. */
      passage: z
        .object({ reference: z.string(), startsOn: z.string(), nextOn: z.string().nullable() })
        .nullable(),
      /** Posts of others that I have not read; 0 in muted groups. Counted to 100. */
      fresh: z.int().min(0).max(100),
      isMuted: z.boolean(),
      /** How many wait to be let in; null for whoever lets nobody in. */
      asking: z.int().nullable(),
    }),
  ),
  status: 200,
  errors: [],
});

/** GET /api/groups: those that can be found. Whoever is under 16 finds none. */
export const findGroups = defineEndpoint({
  method: 'GET',
  path: '/api/groups',
  summary:
    'Groups that are open or let people in by request, the liveliest first; by words, topic and language.',
  access: 'signed-in',
  query: pageQuery.extend({
    q: text(80).optional(),
    topic: groupWords.topic.optional(),
    language: groupWords.language.optional(),
  }),
  response: z.array(groupCardSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** POST /api/groups: who makes it leads it. */
export const createGroup = defineEndpoint({
  method: 'POST',
  path: '/api/groups',
  summary: 'Makes a group, which I lead.',
  access: 'signed-in',
  body: z.strictObject({
    ...groupWords,
    about: groupWords.about.default(''),
    guidelines: groupWords.guidelines.default(''),
  }),
  response: groupSchema,
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_LIMIT'],
  takesWords: true,
  idempotent: true,
  rateLimit: { max: 20, windowSeconds: 3600 },
});

/** GET /api/groups/:groupId */
export const getGroup = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId',
  summary: 'One group: mine, or one that can be found.',
  access: 'signed-in',
  params: groupParams,
  response: groupSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** These fields as whoever changes them saw them; unlike new ones they may be of an earlier version. */
const groupAsSeen = z
  .strictObject({
    name: z.string(),
    about: z.string(),
    guidelines: z.string(),
    topic: z.string(),
    language: z.string(),
    admission: z.string(),
    room: z.string(),
  })
  .partial();

/** PATCH /api/groups/:groupId */
export const updateGroup = defineEndpoint({
  method: 'PATCH',
  path: '/api/groups/:groupId',
  summary:
    'Changes a group that I lead. What is absent stays. With `basedOn`, what another leader has changed since is not replaced.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject(groupWords).partial().extend({ basedOn: groupAsSeen.optional() }),
  response: groupSchema,
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_ARCHIVED', 'CHANGED_MEANWHILE'],
  takesWords: true,
});

/** PUT /api/groups/:groupId/archived: everything stays to be read, nothing is written any more, nobody comes in. */
export const setGroupArchived = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/archived',
  summary: 'Archives a group that I lead, or opens it again.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({ isArchived: z.boolean() }),
  response: groupSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GROUP_LIMIT'],
});

/** PUT /api/groups/:groupId/muted */
export const setGroupMuted = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/muted',
  summary: 'Whether I am told of what happens in one of my groups.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({ isMuted: z.boolean() }),
  response: groupSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});
