import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { text } from '#contract/text.ts';
import { isBlank } from '#contract/visible-text.ts';
import { actionParams } from './decisions.contract.ts';
import { caseParams } from './moderation.contract.ts';
import { ACTIONS, MODERATION_LIMITS } from './moderation.rules.ts';

const filled = (max: number) => text(max).refine((value) => !isBlank(value), 'Please write a line.');

/** What was done about words of mine, as I am told it. */
export const myActionSchema = z.strictObject({
  id: z.string(),
  action: z.enum(ACTIONS),
  /** In plain words: 'We have hidden your request, because it was cruel to someone.' */
  said: z.string(),
  note: z.string().nullable(),
  until: z.int().nullable(),
  createdAt: z.int(),
  isUndone: z.boolean(),
  mayAppeal: z.boolean(),
  appeal: z
    .strictObject({
      text: z.string(),
      createdAt: z.int(),
      /** Words of danger were found in it: show who helps. */
      needsHelp: z.boolean(),
      /** Null while it waits. */
      outcome: z.enum(['granted', 'kept']).nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
});

export type MyAction = z.output<typeof myActionSchema>;

export const myWordsSchema = z.strictObject({
  caseId: z.string(),
  kind: z.string(),
  called: z.string(),
  /** Null: deleted since. */
  words: z
    .strictObject({
      text: z.string(),
      /** What it said before it was changed, the oldest first, where others could open that. */
      earlier: z.array(z.string()),
      pictureUrls: z.array(z.string()),
      writtenAt: z.int(),
      isHidden: z.boolean(),
      href: z.string().nullable(),
    })
    .nullable(),
  /** Oldest first. */
  actions: z.array(myActionSchema),
});

export type MyWords = z.output<typeof myWordsSchema>;

export const listMyWords = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/my-words',
  summary: 'Words of mine about which moderators did something, newest first. Open to who is banned, too.',
  access: 'signed-in',
  bannedToo: true,
  query: pageQuery,
  response: z.array(myWordsSchema),
  status: 200,
  errors: [],
});

export const getMyWords = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/my-words/:caseId',
  summary: 'What moderators did about words of mine, and why. Open to who is banned, too.',
  access: 'signed-in',
  bannedToo: true,
  params: caseParams,
  response: myWordsSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

export const createAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/actions/:actionId/appeal',
  summary: 'Asks moderators to read it again, once for each action. Open to who is muted or banned, too.',
  access: 'signed-in',
  bannedToo: true,
  params: actionParams,
  body: z.strictObject({ text: filled(MODERATION_LIMITS.appeal) }),
  response: myWordsSchema,
  status: 201,
  errors: ['NOT_FOUND', 'ALREADY_DONE'],
  idempotent: true,
});

export const getMyStanding = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/standing',
  summary:
    'Whether I am muted or banned, until when and where it says why, and how far I am trusted. Open to who is banned, too.',
  access: 'signed-in',
  bannedToo: true,
  response: z.strictObject({
    mutedUntil: z.int().nullable(),
    bannedUntil: z.int().nullable(),
    /** The case that says why I am banned (`getMyWords`). Null: I am not, or it is told when it cannot be undone any more. */
    bannedInCase: z.string().nullable(),
    trustLevel: z.int().min(0).max(2),
  }),
  status: 200,
  errors: [],
});
