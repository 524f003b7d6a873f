import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { invitationLinkToken } from '#contract/secret-address.ts';
import { id, text } from '#contract/text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { groupSchema } from './groups.contract.ts';
import { GROUP_LIMITS, GROUP_LINK_USES } from './groups.rules.ts';
import { groupCardSchema, groupParams, groupPersonParams } from './groups-fields.ts';

const token = invitationLinkToken;

const linkSchema = z.object({
  id: z.string(),
  /** What stands in its address: '/community/join/<token>'. */
  token: z.string(),
  uses: z.int(),
  usesLeft: z.int(),
  createdAt: z.int(),
  expiresAt: z.int(),
});
export type GroupLink = z.output<typeof linkSchema>;

const askerSchema = z.object({
  /** Of their asking: by it, its word is reported. */
  id: z.string(),
  person: publicPersonSchema,
  word: z.string(),
  askedAt: z.int(),
});
export type GroupAsker = z.output<typeof askerSchema>;

/** POST /api/groups/:groupId/join: into an open group at once; elsewhere its leaders are asked. Again answers the same. */
export const joinGroup = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/join',
  summary: 'Comes into an open group, or asks to be let in; its guidelines are accepted with that.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({ word: text(GROUP_LIMITS.word).default('') }),
  /** Words of danger were found in what was asked: show who helps. */
  response: groupSchema.extend({ needsHelp: z.boolean() }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** DELETE /api/groups/:groupId/join */
export const withdrawAsking = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/join',
  summary: 'I do not ask to be let in any more.',
  access: 'signed-in',
  params: groupParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/groups/:groupId/asking */
export const listAsking = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/asking',
  summary: 'Who asks to be let in, who has waited longest first; for leaders and helpers.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery,
  response: z.array(askerSchema),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** POST /api/groups/:groupId/asking/:personId/approve */
export const approveAsking = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/asking/:personId/approve',
  summary: 'Lets somebody in; they are told.',
  access: 'signed-in',
  params: groupPersonParams,
  status: 204,
  errors: ['NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
});

/** POST /api/groups/:groupId/asking/:personId/decline */
export const declineAsking = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/asking/:personId/decline',
  summary: 'Does not let somebody in, with a word to them if I like.',
  access: 'signed-in',
  params: groupPersonParams,
  body: z.strictObject({ word: text(GROUP_LIMITS.word).default('') }),
  /** Words of danger were found in the word: show who helps. */
  response: z.object({ needsHelp: z.boolean() }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND'],
  takesWords: true,
});

/** GET /api/groups/:groupId/links */
export const listGroupLinks = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/links',
  summary: 'Links into a group that I lead, those that still let somebody in, the newest first.',
  access: 'signed-in',
  params: groupParams,
  response: z.array(linkSchema),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** POST /api/groups/:groupId/links: a leader's invitation, also for those under 16. */
export const createGroupLink = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/links',
  summary: 'Makes a link into a group that I lead, for 14 days.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({
    uses: z.union(
      GROUP_LINK_USES.map((uses) => z.literal(uses)),
      'A link is for 1 person, for 20, or for 100.',
    ),
  }),
  response: linkSchema,
  status: 201,
  errors: ['NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** DELETE /api/groups/:groupId/links/:linkId */
export const deleteGroupLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/links/:linkId',
  summary: 'Closes a link: nobody comes in by it any more.',
  access: 'signed-in',
  params: z.strictObject({ groupId: id, linkId: id }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/groups/by-link/:token: whoever has a link may know what it leads to. */
export const getGroupByLink = defineEndpoint({
  method: 'GET',
  path: '/api/groups/by-link/:token',
  summary: 'Which group a link leads into, and who made it.',
  access: 'public',
  params: z.strictObject({ token }),
  response: z.object({
    group: groupCardSchema.extend({ guidelines: z.string() }),
    inviter: publicPersonSchema,
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, windowSeconds: 600 },
});

/** POST /api/groups/by-link/:token: a second time answers the same and takes no second use. */
export const joinByLink = defineEndpoint({
  method: 'POST',
  path: '/api/groups/by-link/:token',
  summary: 'Comes into a group by a link; its guidelines are accepted with that.',
  access: 'signed-in',
  params: z.strictObject({ token }),
  response: groupSchema,
  status: 200,
  errors: ['NOT_FOUND', 'AGE_NOT_TOLD', 'GUIDELINES_NOT_AGREED', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  rateLimit: { max: 60, windowSeconds: 600 },
});
