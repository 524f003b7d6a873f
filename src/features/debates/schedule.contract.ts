import { z } from 'zod';
import { defineEndpoint, type HandlerOutput } from '#contract/define-endpoint.ts';
import { id, line, text, wordsOf } from '#contract/text.ts';
import { debateSchema } from './debates.contract.ts';
import { DEBATE_LIMITS } from './debates.rules.ts';
import { positionKey, weekParams } from './debates-fields.ts';

/** A question as moderators write it. */
const questionWords = z.strictObject({
  question: line(DEBATE_LIMITS.question).refine((value) => value.endsWith('?'), 'A question ends with “?”.'),
  about: line(DEBATE_LIMITS.about),
  positions: z
    .array(
      z.strictObject({
        key: positionKey,
        title: line(DEBATE_LIMITS.positionTitle),
        short: line(DEBATE_LIMITS.positionShort),
        says: line(DEBATE_LIMITS.positionSays),
      }),
    )
    .min(2, 'At least two positions.')
    .max(4, 'At most four positions.')
    .refine(
      (positions) => new Set(positions.map(({ key }) => key)).size === positions.length,
      'Each position has a key of its own.',
    ),
  passages: z
    .array(z.strictObject({ reference: line(DEBATE_LIMITS.reference), why: line(DEBATE_LIMITS.passageWhy) }))
    .length(3, 'Three passages to read first.'),
});
export type QuestionWords = z.output<typeof questionWords>;

const plannedSchema = z.object({
  week: z.string(),
  opensAt: z.int(),
  closesAt: z.int(),
  /** Null: the catalogue's next one is taken when the week begins. */
  question: questionWords.nullable(),
});
export type PlannedDebate = z.output<typeof plannedSchema>;

/** GET /api/debates/schedule: the coming weeks, the next one first. */
export const listSchedule = defineEndpoint({
  method: 'GET',
  path: '/api/debates/schedule',
  summary: 'Which questions moderators chose for the coming 26 weeks.',
  access: 'moderator',
  response: z.array(plannedSchema),
  status: 200,
  errors: [],
});

/** The question as whoever changes it saw it, null for none; unlike a new one it may be of an earlier version. */
const questionAsSeen = z
  .strictObject({
    question: z.string(),
    about: z.string(),
    positions: z.array(
      z.strictObject({ key: z.string(), title: z.string(), short: z.string(), says: z.string() }),
    ),
    passages: z.array(z.strictObject({ reference: z.string(), why: z.string() })),
  })
  .nullable();

/** PUT /api/debates/:week/question: of a week that has not begun, at most 26 ahead. */
export const scheduleQuestion = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/:week/question',
  summary:
    'Chooses the question of a coming week. With `basedOn`, one that another moderator has chosen since is not replaced.',
  access: 'moderator',
  params: weekParams,
  body: questionWords.extend({ basedOn: questionAsSeen.optional() }),
  response: plannedSchema,
  status: 200,
  errors: ['NOT_FOUND', 'DEBATE_CLOSED', 'PASSAGE_NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** GET /api/debates/catalogue: those that were never asked first, then those that were asked longest ago. */
export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/debates/catalogue',
  summary: 'Questions of the catalogue, for moderators to choose from.',
  access: 'moderator',
  /** Looks in questions, what they are about, and positions. */
  query: z.strictObject({ search: text(100).optional() }),
  response: z.array(
    z.object({
      slug: z.string(),
      question: z.string(),
      about: z.string(),
      /** Titles of its positions. */
      positions: z.array(z.string()),
      /** When the latest week that has it begins, which may be a coming one; null: no week had it. UTC epoch milliseconds. */
      latestAt: z.int().nullable(),
    }),
  ),
  status: 200,
  errors: [],
});
export type CatalogueQuestion = HandlerOutput<typeof listQuestions>[number];

/** PUT /api/debates/:week/question/of-catalogue: as the catalogue has it now. */
export const pickQuestion = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/:week/question/of-catalogue',
  summary: 'Chooses a question of the catalogue for a coming week.',
  access: 'moderator',
  params: weekParams,
  body: z.strictObject({ slug: id }),
  response: plannedSchema,
  status: 200,
  errors: ['NOT_FOUND', 'DEBATE_CLOSED'],
});

/** DELETE /api/debates/:week/question: the catalogue's next one again. */
export const unscheduleQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/api/debates/:week/question',
  summary: 'Gives a coming week back to the catalogue.',
  access: 'moderator',
  params: weekParams,
  status: 204,
  errors: ['NOT_FOUND', 'DEBATE_CLOSED'],
});

/** PUT /api/debates/:week/closing-words: read by all once the week is closed; before, it can be prepared. */
export const writeClosingWords = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/:week/closing-words',
  summary:
    'Writes the words at the close. With `basedOn`, those that another moderator has written since are not replaced.',
  access: 'moderator',
  params: weekParams,
  body: z.strictObject({
    text: wordsOf(DEBATE_LIMITS.closingWords, 'Please write a few words.'),
    /** As whoever writes them saw them; empty: none. */
    basedOn: z.string().optional(),
  }),
  response: debateSchema,
  status: 200,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
