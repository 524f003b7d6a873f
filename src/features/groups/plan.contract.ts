import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id, line } from '#contract/text.ts';
import { PASSAGE_LIMITS, TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import { groupParams } from './groups-fields.ts';
import { beginAt } from './talk.contract.ts';

/** All that follow are moved along with one: the last of them has to be a day of the calendar still. */
const day = z.iso
  .date('Please give a day as 2026-11-22.')
  .refine((value) => value < '2200-01-01', 'Please give a day before the year 2200.');
const reference = line(PASSAGE_LIMITS.reference);
const passageParams = z.strictObject({ groupId: id, passageId: id });

/** A step of the plan. Its thread has the same id. */
const plannedSchema = z.object({
  id: z.string(),
  /** 'Acts 2:42–47' */
  reference: z.string(),
  /** The local day from which it is read, until the next one begins. */
  startsOn: z.string(),
  /** Posts in its thread, hidden ones too (docs/decisions/052-groups.md), and those of others that are new to me. */
  posts: z.int(),
  fresh: z.int(),
});
export type PlannedPassageItem = z.output<typeof plannedSchema>;

/** GET /api/groups/:groupId/plan */
export const getGroupPlan = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/plan',
  summary: 'The passages of one of my groups in the order in which they are read.',
  access: 'signed-in',
  params: groupParams,
  response: z.object({
    passages: z.array(plannedSchema),
    /** The one that is read now, on my local day. */
    nowId: z.string().nullable(),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type GroupPlan = z.output<NonNullable<(typeof getGroupPlan)['response']>>;

/** GET /api/groups/:groupId/passages/:passageId: the words themselves. */
export const getGroupPassage = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/passages/:passageId',
  summary: 'The verses of a passage, with how many posts answer each.',
  access: 'signed-in',
  params: passageParams,
  query: z.strictObject({ translation: z.enum(TRANSLATION_IDS).default('WEB') }),
  response: z.object({
    id: z.string(),
    reference: z.string(),
    startsOn: z.string(),
    translation: z.enum(TRANSLATION_IDS),
    /** The chapter in the Bible, at its first verse: '/bible/ACT/2/42'. */
    path: z.string(),
    /** Where what is said beside it is read from. */
    beginAt,
    verses: z.array(
      z.object({
        /** 'ACT.2.44' */
        id: z.string(),
        chapter: z.int(),
        verse: z.int(),
        text: z.string(),
        /** Posts that answer it and that I may read. */
        answers: z.int(),
      }),
    ),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type GroupPassage = z.output<NonNullable<(typeof getGroupPassage)['response']>>;

/** POST /api/groups/:groupId/plan: 'Acts 1', 'Acts 2:1–21', … each a week or a day after the one before. No two begin on one day. */
export const addToPlan = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/plan',
  summary: 'Adds passages to the plan, one after the other from a day on; for leaders and helpers.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({
    references: z
      .array(reference)
      .min(1, 'Please name a passage, such as Acts 2:42-47.')
      .max(GROUP_LIMITS.passagesAtOnce, `Please add at most ${GROUP_LIMITS.passagesAtOnce} at a time.`),
    startsOn: day,
    every: z.enum(['day', 'week'], 'A passage is read for a day or a week.'),
  }),
  response: z.object({ passages: z.array(plannedSchema), nowId: z.string().nullable() }),
  status: 201,
  errors: ['NOT_FOUND', 'PASSAGE_NOT_FOUND', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  idempotent: true,
});

/**
 * PATCH /api/groups/:groupId/plan/:passageId: another passage only while nobody has answered it. No two begin on one day.
 * `andFollowing`: those that follow begin as many days later, or sooner.
 */
export const updatePassage = defineEndpoint({
  method: 'PATCH',
  path: '/api/groups/:groupId/plan/:passageId',
  summary: 'Changes a passage, or the day on which it begins; for leaders and helpers.',
  access: 'signed-in',
  params: passageParams,
  body: z.strictObject({
    reference: reference.optional(),
    startsOn: day.optional(),
    andFollowing: z.boolean().optional(),
  }),
  response: z.object({ passages: z.array(plannedSchema), nowId: z.string().nullable() }),
  status: 200,
  errors: ['NOT_FOUND', 'PASSAGE_NOT_FOUND', 'ALREADY_DONE', 'GROUP_ARCHIVED'],
});

/** DELETE /api/groups/:groupId/plan/:passageId: only while nobody has answered it. */
export const removePassage = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/:groupId/plan/:passageId',
  summary: 'Takes a passage that nobody has answered out of the plan; for leaders and helpers.',
  access: 'signed-in',
  params: passageParams,
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DONE', 'GROUP_ARCHIVED'],
});
