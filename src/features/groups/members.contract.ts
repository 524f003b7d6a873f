import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { groupParams, groupPersonParams, groupRole } from './groups-fields.ts';

export const groupMemberSchema = z.object({
  person: publicPersonSchema,
  role: groupRole,
  since: z.int(),
  isMe: z.boolean(),
  /** For leaders: they were asked to lead, and have not answered. */
  isAsked: z.boolean(),
  can: z.object({
    /** Give them another role, or ask them to lead. */
    changeRole: z.boolean(),
    remove: z.boolean(),
  }),
});
export type GroupMember = z.output<typeof groupMemberSchema>;

/** GET /api/groups/:groupId/members */
export const listGroupMembers = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/members',
  summary: 'Who is in one of my groups: leaders, helpers, members, who came first first.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery,
  response: z.array(groupMemberSchema),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/groups/:groupId/members/:personId/role. Leading is offered instead (`offerToLead`). */
export const setGroupRole = defineEndpoint({
  method: 'PUT',
  path: '/api/groups/:groupId/members/:personId/role',
  summary: 'Gives somebody another role in a group that I lead; they are told. The last leader keeps theirs.',
  access: 'signed-in',
  params: groupPersonParams,
  body: z.strictObject({ role: groupRole.exclude(['leader']) }),
  response: groupMemberSchema,
  status: 200,
  errors: ['NOT_FOUND', 'LAST_LEADER'],
});

/** DELETE /api/groups/:groupId/members/:personId: they come back by a leader's new link alone. */
export const removeGroupMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/members/:personId',
  summary: 'Removes somebody from a group whose leader or helper I am; they are told. What they wrote stays.',
  access: 'signed-in',
  params: groupPersonParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/groups/:groupId/membership */
export const leaveGroup = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/membership',
  summary: 'I leave a group. Its last leader hands it over or archives it first.',
  access: 'signed-in',
  params: groupParams,
  status: 204,
  errors: ['NOT_FOUND', 'LAST_LEADER'],
});

/** GET /api/groups/:groupId/acts: rows that nobody can change. */
export const listGroupActs = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/acts',
  summary:
    'What leaders and helpers did: hid words, removed people, gave roles; the newest first. For leaders.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery,
  response: z.array(
    z.object({
      id: z.string(),
      act: z.enum(['hide', 'show', 'remove', 'role', 'archive', 'reopen', 'hand-over', 'take-file-out']),
      /** Null where the account is gone, or is not to be seen; where nobody did it, too. */
      by: publicPersonSchema.nullable(),
      /** Nobody stands behind it: their account is gone, or nobody did it. Of who is only not to be seen it is false. */
      isByGone: z.boolean(),
      about: publicPersonSchema.nullable(),
      /** The same of whom it is about, or it is about nobody. */
      isAboutGone: z.boolean(),
      /** They did it about themselves. */
      isOwn: z.boolean(),
      /** The role that was given. */
      role: groupRole.nullable(),
      at: z.int(),
    }),
  ),
  status: 200,
  errors: ['NOT_FOUND'],
});
