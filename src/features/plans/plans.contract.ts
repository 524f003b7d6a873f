import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { WEEKDAYS } from '#contract/local-dates.ts';
import { id, line } from '#contract/text.ts';
import { PLAN_KINDS } from './catalogue/ready-plan.ts';
import { CATCH_UPS, PLAN_LIMITS, PLAN_STATES } from './plans.rules.ts';

/** A date of mine, '2026-11-24'. */
const date = z.iso.date('Please give a day as 2026-11-22.');
/** 'MRK.5', 'ISA.9.1-7' */
const place = z.string();

const weekdays = z
  .array(z.literal(WEEKDAYS))
  .min(1, 'Please choose at least one day of the week.')
  .max(7, 'A week has seven days.');

/** What is next: the first day with something left. */
const openDaySchema = z.object({
  /** When it is read; null for a day that was left, and while the plan stands still. */
  date: date.nullable(),
  places: z.array(z.object({ at: z.int(), place, isDone: z.boolean() })),
});

/** A way to go on after days that were left, and what follows from it. */
const wayOnSchema = z.object({
  how: z.enum(CATCH_UPS),
  endsOn: date,
  /** Minutes of the longest day from then on. */
  minutes: z.int(),
});
export type WayOn = z.output<typeof wayOnSchema>;

const planSchema = z.object({
  id: z.string(),
  /** The plan of the catalogue that it is; null for one of my own. */
  readyId: z.string().nullable(),
  name: z.string(),
  state: z.enum(PLAN_STATES),
  startsOn: date,
  /** The last day; null while the plan stands still. */
  endsOn: date.nullable(),
  finishedOn: date.nullable(),
  weekdays,
  days: z.int(),
  /** Places in all, and those that were read. */
  places: z.int(),
  read: z.int(),
  /** Null when nothing is left. */
  open: openDaySchema.nullable(),
  /** Ways to go on, when days were left; none otherwise, and none in a rest. */
  waysOn: z.array(wayOnSchema),
  /** Whether the last way on can be taken back. */
  canGoBack: z.boolean(),
});
export type MyPlan = z.output<typeof planSchema>;

const wholePlanSchema = planSchema.extend({
  today: date,
  all: z.object({
    places: z.array(place),
    /** How many of them each day has. */
    division: z.array(z.int()),
    /** The date of each day; null for days that are over or were left out, and while the plan stands still. */
    dates: z.array(date.nullable()),
    /** Places that were read, by their number from 0. */
    read: z.array(z.int()),
    /** Days before this one were left out. */
    skippedTo: z.int(),
  }),
});
export type WholePlan = z.output<typeof wholePlanSchema>;

const readySchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(PLAN_KINDS),
  days: z.int(),
  /** Minutes of an average day. */
  minutes: z.int(),
  /** When its season begins next; null for a plan of any time. */
  seasonOn: date.nullable(),
});
export type ReadyPlanItem = z.output<typeof readySchema>;

const mine = z.strictObject({ planId: id });
const answersPlan = {
  access: 'signed-in',
  response: wholePlanSchema,
  status: 200,
} as const;

/** GET /api/plans */
export const listPlans = defineEndpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans that I read, those that I have read to the end, and those that are ready to begin.',
  access: 'signed-in',
  response: z.object({
    today: date,
    /** The last date of the rest that I am in, which plans leave out; null for none. */
    restsUntil: date.nullable(),
    /** Those that I read first; the latest of those read to the end after them. */
    mine: z.array(planSchema),
    ready: z.array(readySchema),
  }),
  status: 200,
  errors: [],
});
export type Plans = z.output<(typeof listPlans)['response']>;

/** GET /api/plans/now: little, for pages of chapters. */
export const listPlansNow = defineEndpoint({
  method: 'GET',
  path: '/api/plans/now',
  summary: 'What my plans have for today: what I have read of it, and what is next.',
  access: 'signed-in',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Read to the end today. */
      isFinished: z.boolean(),
      /** Of today, and what was left before; what was read today too. */
      places: z.array(z.object({ place, isDone: z.boolean() })),
    }),
  ),
  status: 200,
  errors: [],
});
export type PlanNow = z.output<(typeof listPlansNow)['response']>[number];

/** GET /api/plans/ready/:readyId */
export const getReadyPlan = defineEndpoint({
  method: 'GET',
  path: '/api/plans/ready/:readyId',
  summary: 'A plan of the catalogue with what is read on each day, before it is begun.',
  access: 'signed-in',
  params: z.strictObject({ readyId: id }),
  response: readySchema.extend({
    today: date,
    places: z.array(place),
    division: z.array(z.int()),
    /** My plan of it, if I read it. */
    myPlanId: z.string().nullable(),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
});
export type ReadyPlanWhole = z.output<(typeof getReadyPlan)['response']>;

const begin = { startsOn: date, weekdays };

/** POST /api/plans/ready/:readyId: who reads it already is answered with the plan as it is. */
export const startReadyPlan = defineEndpoint({
  ...answersPlan,
  method: 'POST',
  path: '/api/plans/ready/:readyId',
  summary: 'Begins a plan of the catalogue.',
  params: z.strictObject({ readyId: id }),
  body: z.strictObject(begin),
  status: 201,
  errors: ['NOT_FOUND', 'PLAN_LIMIT'],
  idempotent: true,
});

const chapter = z.strictObject({
  bookId: z.string().max(3),
  chapter: z.int('A chapter is a whole number.').min(1).max(150),
});
const whole = (what: string, max: number) =>
  z.int(`${what} are a whole number.`).min(1, `At least one.`).max(max, `At most ${max}.`);

/** POST /api/plans: from a chapter up to another one, also across books. */
export const createPlan = defineEndpoint({
  ...answersPlan,
  method: 'POST',
  path: '/api/plans',
  summary: 'Makes a plan of my own and begins it.',
  body: z.strictObject({
    ...begin,
    name: line(PLAN_LIMITS.name),
    from: chapter,
    to: chapter,
    pace: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({
          kind: z.literal('chapters'),
          chapters: whole('Chapters a day', PLAN_LIMITS.chaptersADay),
        }),
        z.strictObject({
          kind: z.literal('minutes'),
          minutes: whole('Minutes a day', PLAN_LIMITS.minutesADay),
        }),
        z.strictObject({ kind: z.literal('days'), days: whole('Days', PLAN_LIMITS.days) }),
      ],
      'Please say how much is read: chapters a day, minutes a day, or in how many days.',
    ),
  }),
  status: 201,
  errors: ['NOT_FOUND', 'PLAN_LIMIT'],
  idempotent: true,
});

/** GET /api/plans/:planId */
export const getPlan = defineEndpoint({
  ...answersPlan,
  method: 'GET',
  path: '/api/plans/:planId',
  summary: 'One of my plans with all of its days.',
  params: mine,
  errors: ['NOT_FOUND'],
});

/** PUT /api/plans/:planId/places/:at: reading a chapter does the same for what is open. */
export const markPlace = defineEndpoint({
  ...answersPlan,
  method: 'PUT',
  path: '/api/plans/:planId/places/:at',
  summary: 'Says that I have read a place of a plan, or that I have not.',
  params: z.strictObject({
    planId: id,
    at: z.string().regex(/^\d{1,4}$/, 'This is no place of a plan.'),
  }),
  body: z.strictObject({ isRead: z.boolean() }),
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
});

/** PUT /api/plans/:planId/state: a plan that goes on is read from where it stood, from today. */
export const setPlanState = defineEndpoint({
  ...answersPlan,
  method: 'PUT',
  path: '/api/plans/:planId/state',
  summary: 'Lets a plan stand still, or go on. What is read to the end stays so.',
  params: mine,
  body: z.strictObject({ state: z.enum(['active', 'paused']) }),
  errors: ['NOT_FOUND'],
});

/** POST /api/plans/:planId/catch-up: where no day was left, it changes nothing. */
export const catchUpPlan = defineEndpoint({
  ...answersPlan,
  method: 'POST',
  path: '/api/plans/:planId/catch-up',
  summary: 'Goes on after days that were left: from there (shift), spread (fold), or with today’s (skip).',
  params: mine,
  body: z.strictObject({ how: z.enum(CATCH_UPS) }),
  errors: ['NOT_FOUND'],
});

/** DELETE /api/plans/:planId/catch-up: what was read since stays read. */
export const undoCatchUp = defineEndpoint({
  ...answersPlan,
  method: 'DELETE',
  path: '/api/plans/:planId/catch-up',
  summary: 'Takes the last way on back, if there was one.',
  params: mine,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/plans/:planId */
export const deletePlan = defineEndpoint({
  method: 'DELETE',
  path: '/api/plans/:planId',
  summary: 'Lets go of a plan; the chapters stay read. One that was read to the end is kept.',
  access: 'signed-in',
  params: mine,
  status: 204,
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
});
