import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, text } from '#contract/text.ts';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { DEBATE_LIMITS } from './debates.rules.ts';
import {
  citationSchema,
  claimCardSchema,
  claimParams,
  debateCardSchema,
  positionKey,
  positionSchema,
  side,
  weekParams,
} from './debates-fields.ts';

/** What came of a week: no winner, only what moved and what was said best. */
const closingSchema = z.object({
  /** The most first. */
  minds: z.array(z.object({ from: z.string(), to: z.string(), count: z.int().min(1) })),
  /** What people said of how their mind changed. Nobody's name stands beside it. */
  lines: z
    .array(
      z.object({
        id: z.string(),
        from: z.string(),
        to: z.string(),
        text: z.string(),
        canReport: z.boolean(),
      }),
    )
    .max(20),
  /** The best argued of each position in turn, at most two of each. */
  best: z.array(
    z.object({
      claim: claimCardSchema,
      /** Which position it speaks for in the end; null where it only speaks against one. */
      speaksFor: z.string().nullable(),
      position: z.string(),
      argued: z.int().min(0),
      mindsChanged: z.int().min(0),
    }),
  ),
  /** A moderator's words. */
  words: z.object({ text: z.string(), by: publicPersonSchema.nullable() }).nullable(),
  /** How many people said something. */
  people: z.int().min(0),
});
export type DebateClosing = z.output<typeof closingSchema>;

/** A week's question with its positions, and how the reader stands in it. */
export const debateSchema = debateCardSchema.omit({ positions: true }).extend({
  positions: z.array(positionSchema),
  /** To be read first. */
  passages: z.array(
    z.object({ reference: z.string(), why: z.string(), path: z.string(), text: z.string().nullable() }),
  ),
  mine: z.object({
    /** The position that they hold; null: they have not said, or are undecided. Nobody else sees it. */
    stand: z.string().nullable(),
    claims: z.int().min(0),
    /** Their next claim comes with a statement of another side. */
    needsOtherSide: z.boolean(),
    /** Statements of what they hold that wait for their word. */
    toJudge: z.int().min(0),
    mind: z.object({ from: z.string(), to: z.string(), claimId: z.string(), text: z.string() }).nullable(),
  }),
  /** Null until it is closed. */
  closing: closingSchema.nullable(),
  can: z.object({
    /** Read what others say, and take part while it is open. Under 16 it is the question and its passages. */
    read: z.boolean(),
    speak: z.boolean(),
    /** Write the words at the close, choose questions. */
    moderate: z.boolean(),
  }),
});
export type Debate = z.output<typeof debateSchema>;

/** Which of our texts the verses are shown in. */
const inTranslation = z.strictObject({ translation: z.enum(TRANSLATION_IDS).default('WEB') });

const upwards = z.object({
  /** Null for the position itself. */
  id: z.string().nullable(),
  text: z.string(),
  side: side.nullable(),
});

/** What stands under a position or a claim: the first of each side, and how many there are. */
const below = {
  for: z.array(claimCardSchema).max(20),
  against: z.array(claimCardSchema).max(20),
  forCount: z.int().min(0),
  againstCount: z.int().min(0),
};

/** A claim on its own page. */
export const claimSchema = claimCardSchema.extend({
  week: z.string(),
  question: z.string(),
  position: z.object({ key: z.string(), title: z.string() }),
  /** From the position down to what it stands under. */
  path: z.array(upwards),
  depth: z.int().min(1).max(DEBATE_LIMITS.depth),
  /** Those beside it, in the order of lists: for first, then against. `place` counts from 1. */
  siblings: z.object({
    place: z.int().min(1),
    of: z.int().min(1),
    previous: z.string().nullable(),
    next: z.string().nullable(),
  }),
  citations: z.array(citationSchema),
  /** What it said before it was corrected; null: it was not. */
  saidFirst: z.string().nullable(),
  /** The reader marked it as well argued. */
  isArgued: z.boolean(),
  /** Null until the week is closed. */
  argued: z.int().min(0).nullable(),
  mindsChanged: z.int().min(0).nullable(),
  /** Of the reader's own. */
  own: z
    .object({
      /** It can be changed without a trace until then. */
      freeUntil: z.int(),
      /** Others read it from then on. */
      seenFrom: z.int(),
      hidden: z.enum(['held', 'moderator']).nullable(),
    })
    .nullable(),
  ...below,
  can: z.object({
    answer: z.boolean(),
    mark: z.boolean(),
    changeMind: z.boolean(),
    edit: z.boolean(),
    withdraw: z.boolean(),
    report: z.boolean(),
  }),
});
export type Claim = z.output<typeof claimSchema>;

/** GET /api/debates/current: this week's, on whatever week the server's clock is. */
export const getCurrentDebate = defineEndpoint({
  method: 'GET',
  path: '/api/debates/current',
  summary: "This week's question, in a few words.",
  access: 'signed-in',
  response: debateCardSchema,
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** GET /api/debates: weeks that are over, the latest first. `search` looks in questions, what they are about, and positions. */
export const listDebates = defineEndpoint({
  method: 'GET',
  path: '/api/debates',
  summary: 'Debates of former weeks, the latest first.',
  access: 'signed-in',
  query: pageQuery.extend({ search: text(100).optional() }),
  response: z.array(debateCardSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** GET /api/debates/:week: what has begun; a week to come is nobody's but moderators' (`GET /api/debates/schedule`). */
export const getDebate = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week',
  summary: "A week's question, its positions and passages; what came of it once it is closed.",
  access: 'signed-in',
  params: weekParams,
  response: debateSchema,
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** GET /api/debates/:week/positions/:position */
export const getPosition = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week/positions/:position',
  summary: 'A position, and the first claims for and against it.',
  access: 'signed-in',
  params: weekParams.extend({ position: positionKey }),
  response: z.object({ week: z.string(), question: z.string(), position: positionSchema, ...below }),
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  rateLimit: LISTED,
});

/** GET /api/debates/claims/:claimId */
export const getClaim = defineEndpoint({
  method: 'GET',
  path: '/api/debates/claims/:claimId',
  summary: 'A claim with its passages, what stands above it, and the first claims for and against it.',
  access: 'signed-in',
  params: claimParams,
  query: inTranslation,
  response: claimSchema,
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  rateLimit: LISTED,
});

/** GET /api/debates/:week/below: all of one side. The cursor counts; it is of the order as it was on the last quarter of an hour. */
export const listBelow = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week/below',
  summary: 'Claims for, or against, a position or a claim: well argued first, then heard least.',
  access: 'signed-in',
  params: weekParams,
  query: pageQuery.extend({ position: positionKey, claimId: id.optional(), side }),
  response: z.array(claimCardSchema),
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  rateLimit: LISTED,
});

/** GET /api/debates/:week/outline: of each position the first twelve claims of each side, and what stands around `at`. */
export const getOutline = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week/outline',
  summary: "A week's claims as a tree: the first of each position, and whatever is around one claim.",
  access: 'signed-in',
  params: weekParams,
  query: z.strictObject({ at: id.optional() }),
  response: z.array(
    z.object({
      id: z.string(),
      position: z.string(),
      /** Null: under the position itself. */
      parent: z.string().nullable(),
      side,
      /** Its beginning, at most 90 characters. */
      text: z.string(),
      gone: claimCardSchema.shape.gone,
      isNew: z.boolean(),
      /** Claims under the same place, with those that are left out here. */
      among: z.int().min(1),
    }),
  ),
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  rateLimit: LISTED,
});

/** The form of a whole tree. Parents come before what is under them. */
const mapSchema = z.object({
  ids: z.array(z.string()),
  parents: z.array(z.int()),
  /** One character for each: 'f' for, 'a' against. */
  sides: z.string(),
  /** 'n' new to the reader, 'm' theirs, 'g' gone, '-' none of these. */
  states: z.string(),
});
export type DebateMap = z.output<typeof mapSchema>;

/**
 * GET /api/debates/:week/map: the whole tree in columns, for one picture of it. A parent is an index of `ids`; -1 is the first
 * position, -2 the second. Parents come before what is under them.
 */
export const getMap = defineEndpoint({
  method: 'GET',
  path: '/api/debates/:week/map',
  summary: 'The form of the whole tree.',
  access: 'signed-in',
  params: weekParams,
  response: mapSchema,
  status: 200,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  rateLimit: LISTED,
});

/** PUT /api/debates/:week/visit: what is seen by now is not new at the next visit. */
export const visitDebate = defineEndpoint({
  method: 'PUT',
  path: '/api/debates/:week/visit',
  summary: 'Remembers that I have been here.',
  access: 'signed-in',
  params: weekParams,
  status: 204,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** GET /api/debates/cite: for whoever is writing a claim. */
export const cite = defineEndpoint({
  method: 'GET',
  path: '/api/debates/cite',
  summary: 'The verses of a reference as people write it, with those around them.',
  access: 'signed-in',
  query: inTranslation.extend({ reference: text(DEBATE_LIMITS.reference) }),
  response: citationSchema,
  status: 200,
  errors: ['PASSAGE_NOT_FOUND'],
  rateLimit: LISTED,
});
