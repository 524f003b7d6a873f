import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, text } from '#contract/text.ts';
import { actionSchema, caseParams, caseSchema } from './moderation.contract.ts';
import { DECISIONS, LENGTHS, LIFT_REASONS, MODERATION_LIMITS } from './moderation.rules.ts';

export const actionParams = z.strictObject({ actionId: id });

/** POST /api/moderation/cases/:caseId/decisions */
export const decideCase = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/cases/:caseId/decisions',
  summary:
    'Decides a case. It takes effect at once; the author is told after ten minutes, until which it can be undone. All ' +
    'but `write` and `ask-second` close the case.',
  access: 'moderator',
  params: caseParams,
  body: z.strictObject({
    action: z.enum(DECISIONS),
    /** One of `DECISION_REASONS[action]`. */
    reason: z.string().max(40),
    /** What the author reads besides; for `write` the message. Needed for 'other', `write`, `grant` and `keep`. */
    note: text(MODERATION_LIMITS.message).default(''),
    /** For `mute` and `ban`. */
    length: z.enum(LENGTHS).optional(),
    /**
     * With `warn`, `mute` and `ban`: what becomes of the words. Absent: a warning leaves them as they were before they were
     * reported, the others hide them.
     */
    words: z.enum(['hide', 'show']).optional(),
    /** `words.version` of the case as it was read; null: there were none. What closes a case is about these words alone. */
    seen: z.string().max(40).nullable(),
  }),
  response: z.strictObject({
    decisionId: z.string(),
    /** Null: it cannot be undone. */
    undoUntil: z.int().nullable(),
    case: caseSchema,
  }),
  status: 201,
  errors: ['NOT_FOUND', 'CASE_TAKEN', 'CASE_CLOSED', 'WORDS_CHANGED', 'ALREADY_DONE'],
  idempotent: true,
});

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/decisions/:decisionId/undo',
  summary:
    'Takes my decision back within ten minutes; its author is told nothing, and the case is open again.',
  access: 'moderator',
  params: z.strictObject({ decisionId: id }),
  response: caseSchema,
  status: 200,
  errors: ['NOT_FOUND', 'TOO_LATE_TO_UNDO', 'ALREADY_DONE'],
});

export const liftAction = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/actions/:actionId/lift',
  summary: 'Ends what an action did: shows hidden words again, or ends a mute or a ban. Its author is told.',
  access: 'moderator',
  params: actionParams,
  body: z.strictObject({
    reason: z.enum(LIFT_REASONS),
    note: text(MODERATION_LIMITS.note).default(''),
    /** `words.version` of the case as it was read, for what shows words again; null: there were none, or it shows none. */
    seen: z.string().max(40).nullable(),
  }),
  response: actionSchema,
  status: 200,
  errors: ['NOT_FOUND', 'WORDS_CHANGED', 'ALREADY_DONE'],
});

export const listActions = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/actions',
  summary: 'The record: everything that was done, newest first. Nobody can change it.',
  access: 'moderator',
  query: pageQuery,
  response: z.array(actionSchema),
  status: 200,
  errors: [],
});
