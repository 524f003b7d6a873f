import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, line } from '#contract/text.ts';
import { INVITATION_LIMITS, INVITATION_STATES } from './admission.rules.ts';

/** Somebody, as those who look after the server see them. */
const namedPerson = z.object({ id: z.string(), name: z.string() });

/** An invitation to this server, as moderators see it. Times are epoch milliseconds. */
export const invitationSchema = z.object({
  id: z.string(),
  /** Whoever made it. */
  maker: namedPerson,
  /** A note to self: 'Tuesday group'. */
  note: z.string().nullable(),
  state: z.enum(INVITATION_STATES),
  /** How many people it lets in, and how many came. */
  uses: z.int(),
  used: z.int(),
  createdAt: z.int(),
  expiresAt: z.int(),
  revokedAt: z.int().nullable(),
  /** The whole address, for whoever made it; null for others, and once the server has another secret than when it was made. */
  link: z.string().nullable(),
  canRevoke: z.boolean(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** What an invitation's link proves itself with: 32 bytes, base64url. */
export const invitationToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This is not an invitation.');

const invitationParams = z.strictObject({ invitationId: id });

/** GET /api/invitations */
export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'Invitations to this server, newest first.',
  access: 'moderator',
  query: pageQuery,
  response: z.array(invitationSchema),
  status: 200,
  errors: [],
});

/** POST /api/invitations: its link is made with it. */
export const createInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Makes a link that lets in so many people, for so many days.',
  access: 'moderator',
  body: z.strictObject({
    uses: z
      .int('uses is a whole number.')
      .min(1, 'It lets in one person at least.')
      .max(INVITATION_LIMITS.uses, `It lets in ${INVITATION_LIMITS.uses} people at most.`),
    days: z
      .int('days is a whole number.')
      .min(1, 'It lasts a day at least.')
      .max(INVITATION_LIMITS.days, `It lasts ${INVITATION_LIMITS.days} days at most.`)
      .default(INVITATION_LIMITS.daysUnlessTold),
    note: line(INVITATION_LIMITS.note).nullish(),
  }),
  response: invitationSchema,
  status: 201,
  errors: ['INVITATIONS_ENOUGH', 'NOT_FOUND'],
  idempotent: true,
});

/** POST /api/invitations/:invitationId/revoke: nobody comes in by it any more; who came stays. */
export const revokeInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/revoke',
  summary: 'Takes an invitation back. Whoever has come by it stays.',
  access: 'moderator',
  params: invitationParams,
  response: invitationSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** GET /api/invitations/:invitationId/people */
export const listInvited = defineEndpoint({
  method: 'GET',
  path: '/api/invitations/:invitationId/people',
  summary: 'Who came by an invitation, the last first.',
  access: 'moderator',
  params: invitationParams,
  query: pageQuery,
  response: z.array(namedPerson.extend({ cameAt: z.int() })),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** GET /api/invitations/by-token/:token: what whoever opens the link sees. */
export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invitations/by-token/:token',
  summary: 'Who invites, and whether the link still lets in.',
  access: 'public',
  params: z.strictObject({ token: invitationToken }),
  response: z.object({
    /** As others see them; null once the link does not let in. */
    inviterName: z.string().nullable(),
    state: z.enum(INVITATION_STATES),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 600, windowSeconds: 600 },
});
