import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id, line, text, wordsOf } from '#contract/text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';
import { claimSchema, debateSchema } from './debates.contract.ts';
import { DEBATE_LIMITS, saysSomething, VERDICTS } from './debates.rules.ts';
import { claimParams, needsHelp, positionKey, side, weekParams } from './debates-fields.ts';

const NO_CLAIM = 'Please write what you claim. A sentence is enough.';
const NO_OTHER_SIDE = 'Please say it in a sentence or two.';

const claimWords = {
  text: wordsOf(DEBATE_LIMITS.claim, NO_CLAIM).refine(saysSomething, NO_CLAIM),
  /** As people write them: 'Mark 2:27'. */
  cites: z
    .array(line(DEBATE_LIMITS.reference))
    .max(DEBATE_LIMITS.cites, `At most ${DEBATE_LIMITS.cites} passages.`),
};

/** PUT /api/debates/:week/stand: nobody else sees it; who states another side is judged by those who hold it. */
export const takeStand = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/:week/stand',
  summary: 'Says which position I hold, or that I hold none.',
  access: 'signed-in',
  params: weekParams,
  body: z.strictObject({ position: positionKey.nullable() }),
  response: debateSchema,
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DEBATE_CLOSED'],
});

/**
 * POST /api/debates/:week/claims: under a position, or under a claim of it. The first one of a week earns XP; a second one comes
 * with `otherSide`, and both are kept or neither.
 */
export const createClaim = defineEndpoint({
  method: 'POST',
  path: '/api/debates/:week/claims',
  summary: 'Says something for or against a position or a claim.',
  access: 'signed-in',
  params: weekParams,
  body: z.strictObject({
    position: positionKey,
    /** Null: under the position itself. */
    claimId: id.nullable(),
    side,
    ...claimWords,
    otherSide: z
      .strictObject({
        position: positionKey,
        text: wordsOf(DEBATE_LIMITS.otherSide, NO_OTHER_SIDE).refine(saysSomething, NO_OTHER_SIDE),
        cites: claimWords.cites,
      })
      .nullable(),
  }),
  response: claimSchema.extend({ needsHelp, xpEarned: z.int().min(0), progress: progressSchema }),
  status: 201,
  errors: [
    ...WORDS_REFUSED,
    'NOT_FOUND',
    'FORBIDDEN',
    'DEBATE_CLOSED',
    'DEBATE_LIMIT',
    'OTHER_SIDE_FIRST',
    'MISQUOTED',
    'PASSAGE_NOT_FOUND',
  ],
  takesWords: true,
  idempotent: true,
});

/** PATCH /api/debates/claims/:claimId: mine; later than a quarter of an hour it shows what it said first. */
export const updateClaim = defineEndpoint({
  method: 'PATCH',
  path: '/api/debates/claims/:claimId',
  summary: 'Changes a claim of mine. What is absent stays.',
  access: 'signed-in',
  params: claimParams,
  body: z.strictObject(claimWords).partial(),
  response: claimSchema.extend({ needsHelp }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'DEBATE_CLOSED', 'MISQUOTED', 'PASSAGE_NOT_FOUND'],
  takesWords: true,
});

/** DELETE /api/debates/claims/:claimId: mine, at any time. What stands under it stays, under 'withdrawn'. */
export const withdrawClaim = defineEndpoint({
  method: 'DELETE',
  path: '/api/debates/claims/:claimId',
  summary: 'Takes a claim of mine back.',
  access: 'signed-in',
  params: claimParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/debates/claims/:claimId/argued: not of my own. Nobody is told who marked it. */
export const markArgued = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/claims/:claimId/argued',
  summary: 'Marks a claim as well argued, or takes the mark back.',
  access: 'signed-in',
  params: claimParams,
  body: z.strictObject({ isArgued: z.boolean() }),
  response: z.object({ isArgued: z.boolean() }),
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DEBATE_CLOSED'],
});

/**
 * POST /api/debates/claims/:claimId/changed-my-mind: once a week and not of my own claim. It stays, for it is an honour given;
 * nobody is told whose mind it was.
 */
export const changeMind = defineEndpoint({
  method: 'POST',
  path: '/api/debates/claims/:claimId/changed-my-mind',
  summary: 'Says that a claim changed my mind, from one position to another. My stand goes along.',
  access: 'signed-in',
  params: claimParams,
  body: z.strictObject({ from: positionKey, to: positionKey, text: text(DEBATE_LIMITS.mindLine) }),
  response: claimSchema.extend({ needsHelp, xpEarned: z.int().min(0), progress: progressSchema }),
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'FORBIDDEN', 'DEBATE_CLOSED', 'ALREADY_DONE'],
  takesWords: true,
  idempotent: true,
});

/** A position stated by somebody who does not hold it. */
const statementSchema = z.object({
  id: z.string(),
  position: z.string(),
  text: z.string(),
  cites: z.array(z.string()),
  /** Of mine: how it was received. */
  fair: z.int().min(0),
  isFair: z.boolean(),
  /** Of mine: how those who hold it would put it. Nobody's name stands beside it. */
  putDifferently: z.array(z.object({ id: z.string(), text: z.string(), canReport: z.boolean() })).max(20),
  /** Of others': what I said of it. */
  verdict: z.enum(VERDICTS).nullable(),
  /** Of others': how I would put it, where I wrote a line; hidden from others or not, it is mine to read. */
  myLine: z.string().nullable(),
  /** Of others': I said that it is fair, it was found so, and that stays. */
  stays: z.boolean(),
  canReport: z.boolean(),
});
export type OtherSideStatement = z.output<typeof statementSchema>;

/** GET /api/debates/:week/other-sides */
export const listOtherSides = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week/other-sides',
  summary: 'How I stated another side, and how others stated what I hold: those that wait for my word first.',
  access: 'signed-in',
  params: weekParams,
  response: z.object({ mine: statementSchema.nullable(), others: z.array(statementSchema).max(50) }),
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** PUT /api/debates/other-sides/:statementId/verdict: of who holds the position; a moderator where fewer than two others do. */
export const judgeOtherSide = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/other-sides/:statementId/verdict',
  summary: 'Says whether a statement of what I hold is fair, or how I would put it.',
  access: 'signed-in',
  params: z.strictObject({ statementId: id }),
  body: z.strictObject({
    verdict: z.enum(VERDICTS, 'It is fair, or not yet.'),
    /** How I would put it; only beside 'not yet'. */
    text: text(DEBATE_LIMITS.verdictLine),
  }),
  response: statementSchema.extend({ needsHelp }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'FORBIDDEN', 'DEBATE_CLOSED', 'ALREADY_DONE'],
  takesWords: true,
});
