import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { groupSchema } from './groups.contract.ts';
import { LEADING_WAYS } from './groups.rules.ts';
import { groupParams, groupPersonParams } from './groups-fields.ts';
import { groupMemberSchema } from './members.contract.ts';

/**
 * PUT /api/groups/:groupId/members/:personId/offer: nobody leads a group who has not said yes. Whom it is offered to, and why they say no, is
 * theirs: whoever asks learns the answer alone.
 */
export const offerToLead = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/members/:personId/offer',
  summary:
    'Asks somebody to lead a group that I lead: beside me, or in my place. They are told. Who leads it already stays as they are.',
  access: 'signed-in',
  params: groupPersonParams,
  body: z.strictObject({ way: z.enum(LEADING_WAYS) }),
  response: groupMemberSchema,
  status: 200,
  errors: ['NOT_FOUND', 'ASKED_LATELY'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** DELETE /api/groups/:groupId/members/:personId/offer */
export const takeBackOffer = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:personId/offer',
  summary: 'Takes back that somebody was asked to lead a group that I lead; any of its leaders may.',
  access: 'signed-in',
  params: groupPersonParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/**
 * PUT /api/groups/:groupId/offer: with `lead` in somebody's place, they help from then on. Under 16 it is refused to whoever was asked alone.
 * `offerId` is of what was read: where they were asked anew since, 404.
 */
export const answerOffer = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/offer',
  summary: 'I lead a group that I was asked to lead, or do not. Who asked is told.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({ offerId: z.string(), answer: z.enum(['lead', 'not-now']) }),
  response: groupSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GROUP_LIMIT'],
});
