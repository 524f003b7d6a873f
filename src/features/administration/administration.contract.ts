import { z } from 'zod';
import { ROLES } from '#contract/access.policy.ts';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, line } from '#contract/text.ts';
import { ACT_KINDS } from '#features/operations/acts.rules.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { PEOPLE_FILTERS } from './administration.rules.ts';

/** Somebody, as an administrator sees them: who they are and what they may do, nothing of what they wrote or read. */
const rowSchema = z.strictObject({
  /** As others see them. */
  person: publicPersonSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Epoch milliseconds; null: not banned. */
  bannedUntil: z.int().nullable(),
  createdAt: z.int(),
  /** The day (UTC) on which they last used a device that is signed in still; null: none is. */
  lastSeenOn: z.iso.date().nullable(),
});
export type PersonRow = z.output<typeof rowSchema>;

const namedPerson = z.strictObject({ id: z.string(), name: z.string() });

const detailSchema = rowSchema.extend({
  emailVerified: z.boolean(),
  /** `ADMIN_EMAILS` names their address: the role cannot be taken here. */
  isHeldBySettings: z.boolean(),
  /** Until when they cannot write to others; null: they can. */
  mutedUntil: z.int().nullable(),
  hasSecondStep: z.boolean(),
  /** Devices that are signed in. */
  sessions: z.int(),
  /** By what they came in; null: they registered while anybody could. */
  cameBy: z
    .strictObject({
      way: z.enum(['invitation', 'named']),
      /** Null where nobody invited, or whoever did has left. */
      inviter: namedPerson.nullable(),
      at: z.int(),
    })
    .nullable(),
});
export type PersonDetail = z.output<typeof detailSchema>;

const personParams = z.strictObject({ personId: id });

/** GET /api/admin/people: the newest first, a page at a time; with `q` at most 50 in all, found by how a name or address begins. */
export const listPeople = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary:
    'People of this server, the newest first. `q` keeps those whose first name, last name, chosen name or address begins with it, ' +
    'fifty at most.',
  access: 'admin',
  query: pageQuery.extend({
    q: line(100).optional(),
    who: z.enum(PEOPLE_FILTERS, 'who is everyone, with-role or banned.').default('everyone'),
  }),
  response: z.array(rowSchema),
  status: 200,
  errors: [],
  rateLimit: { max: 600, windowSeconds: 600 },
});

export const readPerson = defineEndpoint({
  method: 'GET',
  path: '/api/admin/people/:personId',
  summary: 'One person: role, standing, devices, and by whom they came.',
  access: 'admin',
  params: personParams,
  response: detailSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/admin/people/:personId/role: takes effect at their next call. They are told. */
export const changeRole = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/people/:personId/role',
  summary: 'Makes somebody a moderator, an administrator, or a member again.',
  access: 'admin',
  params: personParams,
  body: z.strictObject({ role: z.enum(ROLES, 'role is member, moderator or admin.') }),
  response: detailSchema,
  status: 200,
  errors: ['NOT_FOUND', 'LAST_ADMIN', 'NAMED_IN_SETTINGS', 'CANNOT_HAVE_ROLE'],
});

/** POST /api/admin/people/:personId/sign-out: every device of theirs signs in anew. They are told. */
export const endSessions = defineEndpoint({
  method: 'POST',
  path: '/api/admin/people/:personId/sign-out',
  summary: 'Signs somebody out on all devices.',
  access: 'admin',
  params: personParams,
  response: detailSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** GET /api/admin/acts: nobody can edit or delete them. */
export const listActs = defineEndpoint({
  method: 'GET',
  path: '/api/admin/acts',
  summary: 'What administrators did, the last first.',
  access: 'admin',
  query: pageQuery,
  response: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(ACT_KINDS),
      /** Null once they have left. */
      actor: namedPerson.nullable(),
      /** Whom it concerned; null where nobody, and once they have left. */
      person: namedPerson.nullable(),
      /** The new role, the kind of work, or a Bible text's name. */
      detail: z.string().nullable(),
      at: z.int(),
    }),
  ),
  status: 200,
  errors: [],
});

/** GET /api/admin/storage: counted when it is asked for, and kept for a minute. */
export const readStorage = defineEndpoint({
  method: 'GET',
  path: '/api/admin/storage',
  summary: 'What the server keeps, in bytes, and how much room is left.',
  access: 'admin',
  response: z.strictObject({
    files: z.strictObject({ count: z.int(), bytes: z.int() }),
    /** Whose files take most, the most first, ten at most. */
    mostFiles: z.array(namedPerson.extend({ count: z.int(), bytes: z.int() })),
    journalBytes: z.int(),
    databaseBytes: z.int(),
    /** The disk of `DATA_DIR`; null where it cannot be asked. */
    disk: z.strictObject({ freeBytes: z.int(), sizeBytes: z.int(), isNearlyFull: z.boolean() }).nullable(),
    countedAt: z.int(),
  }),
  status: 200,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 600 },
});
