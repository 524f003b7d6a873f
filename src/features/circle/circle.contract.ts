import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { invitationLinkToken } from '#contract/secret-address.ts';
import { id } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { LINK_STATES, LINK_USES } from './circle.rules.ts';

/** Times in UTC epoch milliseconds, here and below. */
const memberSchema = z.object({ person: publicPersonSchema, since: z.int() });
export type Member = z.output<typeof memberSchema>;

const linkSchema = z.object({
  id: z.string(),
  /** What stands in its address: '/circle/join/<token>'. */
  token: z.string(),
  uses: z.int(),
  usesLeft: z.int(),
  createdAt: z.int(),
  expiresAt: z.int(),
});
export type CircleLink = z.output<typeof linkSchema>;

const invitationSchema = z.object({ person: publicPersonSchema, invitedAt: z.int() });
export type CircleInvitation = z.output<typeof invitationSchema>;

/** How the reader stands to somebody. */
const relation = z.enum(['me', 'in-circle', 'invited-by-me', 'invited-me', 'none']);
export type Relation = z.output<typeof relation>;

const token = invitationLinkToken;
const onePerson = z.object({ personId: id });

/** GET /api/circle: who came last first. */
export const listCircle = defineEndpoint({
  method: 'GET',
  path: '/api/circle',
  summary: 'The people in my circle, who came last first.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(memberSchema),
  status: 200,
  errors: [],
});

/** DELETE /api/circle/:personId: each leaves the other's circle, and nobody is told. */
export const leaveCircle = defineEndpoint({
  method: 'DELETE',
  path: '/api/circle/:personId',
  summary: "Takes somebody out of my circle, and me out of theirs. They aren't told.",
  access: 'signed-in',
  params: onePerson,
  status: 204,
  errors: ['NOT_FOUND'],
});

export const listCircleLinks = defineEndpoint({
  method: 'GET',
  path: '/api/circle/links',
  summary: 'My links into my circle that still let somebody in, the newest first.',
  access: 'signed-in',
  response: z.array(linkSchema),
  status: 200,
  errors: [],
});

export const createCircleLink = defineEndpoint({
  method: 'POST',
  path: '/api/circle/links',
  summary: 'Makes a link that leads into my circle, for one person or for an evening of twenty, for 14 days.',
  access: 'signed-in',
  body: z.strictObject({
    uses: z.union(
      LINK_USES.map((uses) => z.literal(uses)),
      'A link is for 1 person, or for 20.',
    ),
  }),
  response: linkSchema,
  status: 201,
  errors: ['AGE_NOT_TOLD', 'TOO_MANY_INVITATIONS', 'NOT_FOUND'],
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

export const deleteCircleLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/circle/links/:id',
  summary: 'Closes one of my links: nobody comes in by it any more.',
  access: 'signed-in',
  params: z.object({ id }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/circle/join/:token: whoever has the link may know who gave it to them. */
export const getCircleLink = defineEndpoint({
  method: 'GET',
  path: '/api/circle/join/:token',
  summary: 'Who invites by this link, how I stand to them, and what became of my own.',
  access: 'public',
  params: z.object({ token }),
  response: z.object({
    inviter: publicPersonSchema,
    relation,
    /** Of my own link; null for others'. */
    state: z.enum(LINK_STATES).nullable(),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, windowSeconds: 600 },
});

/** POST /api/circle/join/:token: a second time answers the same. */
export const joinCircle = defineEndpoint({
  method: 'POST',
  path: '/api/circle/join/:token',
  summary: 'Accepts a link: each is in the circle of the other.',
  access: 'signed-in',
  params: z.object({ token }),
  response: memberSchema,
  status: 200,
  errors: ['NOT_FOUND', 'AGE_NOT_TOLD', 'CIRCLE_FULL', 'ALREADY_DONE'],
  rateLimit: { max: 60, windowSeconds: 600 },
});

/** GET /api/circle/invitations: from cards; the newest 50 of each. */
export const listCircleInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/circle/invitations',
  summary: 'Who has invited me to their circle, and whom I have invited, the newest first.',
  access: 'signed-in',
  response: z.object({ received: z.array(invitationSchema), sent: z.array(invitationSchema) }),
  status: 200,
  errors: [],
});

/** PUT /api/circle/invitations/:personId: whoever has invited me already comes in at once. */
export const inviteToCircle = defineEndpoint({
  method: 'PUT',
  path: '/api/circle/invitations/:personId',
  summary: 'Invites somebody whom I have seen here to my circle.',
  access: 'signed-in',
  params: onePerson,
  response: z.object({ relation }),
  status: 200,
  errors: ['NOT_FOUND', 'AGE_NOT_TOLD', 'CIRCLE_FULL', 'TOO_MANY_INVITATIONS'],
  rateLimit: { max: 30, windowSeconds: 3600 },
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/circle/invitations/:personId',
  summary: 'Takes back an invitation of mine.',
  access: 'signed-in',
  params: onePerson,
  status: 204,
  errors: ['NOT_FOUND'],
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/circle/invitations/:personId/accept',
  summary: 'Accepts the invitation of somebody: each is in the circle of the other.',
  access: 'signed-in',
  params: onePerson,
  response: memberSchema,
  status: 200,
  errors: ['NOT_FOUND', 'AGE_NOT_TOLD', 'CIRCLE_FULL'],
});

export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/circle/invitations/:personId/decline',
  summary: "Declines somebody's invitation. They aren't told.",
  access: 'signed-in',
  params: onePerson,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/people/:personId: a small card of somebody. */
export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/api/people/:personId',
  summary:
    'What I may know of somebody: name, face, level, the picture that they chose, and how I stand to them.',
  access: 'signed-in',
  params: onePerson,
  response: z.object({
    person: publicPersonSchema,
    relation,
    /** Since when we are in each other's circle. */
    circleSince: z.int().nullable(),
    /** I have blocked them: there is nothing else to do here than to undo that. */
    isBlocked: z.boolean(),
    /** The wallpaper in which they stand; null for everybody's first. */
    wallpaperId: z.string().nullable(),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type PersonCard = z.output<NonNullable<(typeof getPerson)['response']>>;

/** GET /api/people/blocked: whom I have blocked, the newest first. */
export const listBlocked = defineEndpoint({
  method: 'GET',
  path: '/api/people/blocked',
  summary: 'Whom I have blocked, the newest first.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(z.object({ person: publicPersonSchema, blockedAt: z.int() })),
  status: 200,
  errors: [],
});

export const blockPerson = defineEndpoint({
  method: 'PUT',
  path: '/api/people/:personId/block',
  summary: "Blocks somebody: neither sees the other's words, anywhere. They aren't told.",
  access: 'signed-in',
  params: onePerson,
  status: 204,
  errors: ['NOT_FOUND', 'TOO_MANY_BLOCKS'],
});

export const unblockPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/people/:personId/block',
  summary: 'Takes a block back. Within a minute all is as it was, the circle included.',
  access: 'signed-in',
  params: onePerson,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/people/:personId/age: children who said something else come to somebody who knows them. */
export const correctAge = defineEndpoint({
  method: 'PUT',
  path: '/api/people/:personId/age',
  summary: 'Corrects what somebody answered about being under 16; their circle ends when they are.',
  access: 'admin',
  params: onePerson,
  body: z.strictObject({ answer: z.enum(['under-16', 'grown'], 'The answer is under-16 or grown.') }),
  status: 204,
  errors: ['NOT_FOUND'],
});
