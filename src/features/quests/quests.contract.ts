import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';

const questSchema = z.object({
  id: z.string(),
  words: z.string(),
  /** The page where it is done. */
  way: z.string(),
  /** The question that an entry begins with, where it asks to write about something. */
  prompt: z.string().nullable(),
  xp: z.int(),
  isDone: z.boolean(),
});
export type ShownQuest = z.output<typeof questSchema>;

/** My quests of now. Times are UTC epoch milliseconds. */
const questsSchema = z.object({
  date: z.iso.date(),
  /** When other quests take their place. */
  endsAt: z.int(),
  /** Three; none on a day that asks for nothing. */
  ofDay: z.array(questSchema),
  ofWeek: questSchema.nullable(),
  /** What the next day asks, told from 18:00 on; null before, and when it asks for nothing. */
  tomorrow: z.array(z.string()).nullable(),
});
export type Quests = z.output<typeof questsSchema>;

/** GET /api/quests */
export const getQuests = defineEndpoint({
  method: 'GET',
  path: '/api/quests',
  access: 'signed-in',
  summary: 'What my day and my week ask of me, and what of it is done.',
  response: questsSchema,
  status: 200,
  errors: [],
});

/** POST /api/quests/done: what was done is known from what is kept; nothing is ticked. A second time it pays nothing. */
export const settleQuests = defineEndpoint({
  method: 'POST',
  path: '/api/quests/done',
  access: 'signed-in',
  summary: 'Looks which of my quests are done by now, and pays them, each once.',
  response: z.object({ quests: questsSchema, xpEarned: z.int(), progress: progressSchema }),
  status: 200,
  errors: [],
});
