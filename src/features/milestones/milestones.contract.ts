import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';
import { FACTS, MOST_ON_CARD } from './milestones.rules.ts';

/** A milestone of mine. `reachedAt` in UTC epoch milliseconds. */
const reachedSchema = z.object({ id: z.string(), reachedAt: z.int() });
export type Reached = z.output<typeof reachedSchema>;

/** My wall: it is mine alone. */
const wallSchema = z.object({
  /** In the order in which they were reached. One of before that the catalogue has no more is among them. */
  reached: z.array(reachedSchema),
  /** What was counted for those that are not reached, no further than the largest number that one asks for. */
  facts: z.partialRecord(z.enum(FACTS), z.int()),
  /** What others see on my card, in this order; nothing until I choose. */
  onCard: z.array(z.string()),
  /** I rest: nothing is asked of me. */
  isResting: z.boolean(),
});
export type Wall = z.output<typeof wallSchema>;

/** GET /api/milestones: my wall, as it was noted last. */
export const getMilestones = defineEndpoint({
  method: 'GET',
  path: '/api/milestones',
  summary: 'The milestones that I have reached, how far the others are, and which of them are on my card.',
  access: 'signed-in',
  response: wallSchema,
  status: 200,
  errors: [],
});

/** POST /api/milestones/reached: looks at what I have done. A second time it notes nothing new. */
export const noteMilestones = defineEndpoint({
  method: 'POST',
  path: '/api/milestones/reached',
  summary: 'Notes which milestones I have reached since it was asked last, and answers those.',
  access: 'signed-in',
  response: z.object({
    reached: z.array(reachedSchema),
    /** I rest: they are on the wall, and nothing is said of them. */
    isResting: z.boolean(),
  }),
  status: 200,
  errors: [],
});

/** PUT /api/milestones/card: in the place of those of before; none takes them off. */
export const setMilestonesOnCard = defineEndpoint({
  method: 'PUT',
  path: '/api/milestones/card',
  summary: 'Chooses which of my milestones others see on my card, three at most.',
  access: 'signed-in',
  body: z.strictObject({
    ids: z
      .array(id)
      .max(MOST_ON_CARD, 'There is room for three on your card.')
      .refine((ids) => new Set(ids).size === ids.length, 'Choose each of them once.'),
  }),
  response: wallSchema,
  status: 200,
  errors: [],
});

/** GET /api/people/:personId/milestones: what somebody shows on their card; nothing of who is in secret mode, or may not be seen. */
export const getMilestonesOfPerson = defineEndpoint({
  method: 'GET',
  path: '/api/people/:personId/milestones',
  summary: 'The milestones that somebody has chosen for their card.',
  access: 'signed-in',
  params: z.object({ personId: id }),
  response: z.object({ onCard: z.array(z.string()) }),
  status: 200,
  errors: [],
});
