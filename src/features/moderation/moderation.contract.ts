import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, text } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import {
  ACTIONS,
  APPEALABLE,
  DECISIONS,
  MODERATION_LIMITS,
  REPORT_REASONS,
  URGENCIES,
} from './moderation.rules.ts';

/** What `admitWords` refuses whoever writes to others with: every contract of such words names them. */
export const WORDS_REFUSED = [
  'GUIDELINES_NOT_AGREED',
  'AGE_NOT_TOLD',
  'MUTED',
  'NEWCOMER_LIMIT',
  'LINKS_NOT_YET',
] as const satisfies readonly ErrorCode[];

export const caseParams = z.strictObject({ caseId: id });

/** One action as moderators see it. `id` names it when it is lifted; of who wrote anonymously it is empty, as is `caseId`. */
export const actionSchema = z.strictObject({
  id: z.string(),
  caseId: z.string(),
  action: z.enum(ACTIONS),
  /** A key of `DECISION_REASON_LABELS`. */
  reason: z.string(),
  /** What the moderator wrote; the author reads it. */
  note: z.string().nullable(),
  /** Until when somebody is muted or banned; `FOREVER` is for good. */
  until: z.int().nullable(),
  createdAt: z.int(),
  /** Null: nobody in person (words that are held), or the account is gone. */
  by: publicPersonSchema.nullable(),
  /** It was undone, lifted, or an appeal against it was granted. */
  isUndone: z.boolean(),
  /** Whether I may lift it now, as far as I may know whose words it is about: of who wrote anonymously as of any member. */
  mayLift: z.boolean(),
});

export type ModerationAction = z.output<typeof actionSchema>;

/** A case as it stands in the queue. */
export const caseItemSchema = z.strictObject({
  id: z.string(),
  /** The kind of words: 'prayer-request'. */
  kind: z.string(),
  /** With its article: 'a request'. */
  called: z.string(),
  urgency: z.enum(URGENCIES),
  /** Null: written anonymously (until somebody reveals it), or the account is gone. */
  author: publicPersonSchema.nullable(),
  isAnonymous: z.boolean(),
  /** The first characters of the words; empty for a picture. */
  excerpt: z.string(),
  reports: z.int(),
  /** Hidden until a moderator looks. */
  isHeld: z.boolean(),
  /** Words of danger were found in it: it is not hidden for that. */
  isDanger: z.boolean(),
  /** Its author was shown who helps. */
  isHelpShown: z.boolean(),
  openedAt: z.int(),
  /** Another moderator is on it. */
  lookedAtBy: publicPersonSchema.nullable(),
  /** Who asked for a second. */
  secondAskedBy: publicPersonSchema.nullable(),
  /** What an appeal is against; null: this is no appeal. */
  appealAgainst: z
    .strictObject({ action: z.enum(APPEALABLE), actedAt: z.int(), until: z.int().nullable() })
    .nullable(),
});

export type CaseItem = z.output<typeof caseItemSchema>;

const partsSchema = z.array(z.strictObject({ action: z.enum(ACTIONS), isForGood: z.boolean() }));

/** `Became` of `what-is-said.rules.ts`. */
const becameSchema = z.strictObject({ parts: partsSchema, stands: partsSchema, isWhole: z.boolean() });

const lineSchema = z.strictObject({
  author: publicPersonSchema.nullable(),
  text: z.string(),
  writtenAt: z.int(),
});

export const caseSchema = caseItemSchema.extend({
  /** Null while it is open. */
  closedAt: z.int().nullable(),
  /** Null: deleted since, or their author's alone by now. */
  words: z
    .strictObject({
      text: z.string(),
      /** What it said before it was changed, the oldest first: others can open that, too. */
      earlier: z.array(z.string()),
      pictureUrls: z.array(z.string()),
      /** Another one for other words: a decision sends it back. */
      version: z.string(),
      writtenAt: z.int(),
      audience: z.string(),
      isHidden: z.boolean(),
      /** Somebody reported other words: its author changed them since. */
      isChanged: z.boolean(),
      href: z.string().nullable(),
    })
    .nullable(),
  /** What stands before and after the words, in reading order. */
  before: z.array(lineSchema),
  after: z.array(lineSchema),
  /** Why it was reported, oldest first; not by whom. */
  reportsMade: z.array(
    z.strictObject({ reason: z.enum(REPORT_REASONS), comment: z.string(), reportedAt: z.int() }),
  ),
  /** The author so far; of an anonymous one only what was done before. */
  history: z.strictObject({
    joinedAt: z.int().nullable(),
    invitedBy: z.string().nullable(),
    wrote: z.array(z.strictObject({ kind: z.string(), called: z.string(), count: z.int() })),
    /** Actions about them in other cases, newest first. */
    before: z.array(actionSchema),
    mutedUntil: z.int().nullable(),
    bannedUntil: z.int().nullable(),
  }),
  /** What was done in this case, oldest first. */
  actions: z.array(actionSchema),
  appeal: z
    .strictObject({
      text: z.string(),
      createdAt: z.int(),
      against: actionSchema,
      /** What would be taken back by granting it: all that was decided together and holds. What was decided apart stands. */
      granted: becameSchema,
      /** What would stay. */
      kept: becameSchema,
    })
    .nullable(),
  /**
   * What I may decide now, in the order in which it is offered; empty: nothing, and `because` says why. Of who wrote anonymously as of any
   * member: what is refused then is written down as if I had asked who it is.
   */
  mayDo: z.array(z.enum(DECISIONS)),
  because: z.string().nullable(),
});

export type ModerationCase = z.output<typeof caseSchema>;

/** POST /api/moderation/reports */
export const createReport = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/reports',
  summary: 'Reports what somebody wrote to the moderators. Only who may read it can report it, once.',
  access: 'signed-in',
  body: z.strictObject({
    kind: id,
    wordsId: id,
    reason: z.enum(REPORT_REASONS, 'Please choose a reason.'),
    comment: text(MODERATION_LIMITS.comment).default(''),
  }),
  response: z.strictObject({ id: z.string() }),
  status: 201,
  errors: ['NOT_FOUND', 'ALREADY_REPORTED', 'OWN_WORDS'],
  idempotent: true,
  rateLimit: { max: 30, windowSeconds: 3600 },
});

export const getModerationSummary = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/summary',
  summary:
    'How many cases wait for me, since when the oldest does, and how many moderators are looking at one now.',
  access: 'moderator',
  response: z.strictObject({ open: z.int(), oldestAt: z.int().nullable(), here: z.int() }),
  status: 200,
  errors: [],
});

export const listCases = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/cases',
  summary: 'Open cases, most urgent first; those about my own words are not among them.',
  access: 'moderator',
  query: pageQuery,
  response: z.array(caseItemSchema),
  status: 200,
  errors: [],
});

export const getCase = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/cases/:caseId',
  summary: 'A case with its words, what stands around them, its reports and its author so far.',
  access: 'moderator',
  params: caseParams,
  response: caseSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

export const claimCase = defineEndpoint({
  method: 'PUT',
  path: '/api/moderation/cases/:caseId/claim',
  summary:
    'Says that I am looking at this case, which I may decide; it holds for three minutes and is said again to hold longer.',
  access: 'moderator',
  params: caseParams,
  response: z.strictObject({ until: z.int() }),
  status: 200,
  errors: ['NOT_FOUND', 'CASE_TAKEN', 'CASE_CLOSED'],
});

export const releaseCase = defineEndpoint({
  method: 'DELETE',
  path: '/api/moderation/cases/:caseId/claim',
  summary: 'Says that I am not looking at this case any more.',
  access: 'moderator',
  params: caseParams,
  status: 204,
  errors: [],
});

export const revealAuthor = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/cases/:caseId/reveal',
  summary: 'Shows who wrote anonymously; that I looked is written down.',
  access: 'moderator',
  params: caseParams,
  response: caseSchema,
  status: 200,
  errors: ['NOT_FOUND', 'CASE_TAKEN', 'CASE_CLOSED'],
});
