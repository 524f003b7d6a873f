import { z } from 'zod';
import { id } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { SIDES } from './debates.rules.ts';
import { WEEK_PATTERN } from './weeks.rules.ts';

export const week = z.string().regex(WEEK_PATTERN, 'A week is written as 2026-W48.');
export const weekParams = z.strictObject({ week });
export const claimParams = z.strictObject({ claimId: id });
/** A position's key within its question. */
export const positionKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'Please choose one of the positions.');
export const side = z.enum(SIDES, 'A claim speaks for or against.');

/** Words of danger were found: help is shown to the author. Nothing was changed or hidden because of it. */
export const needsHelp = z.boolean();

/**
 * Why the words of a claim are not there: its author took it back or is gone, a moderator hid it, or it waits for one; 'folded'
 * where the reader has blocked its author or was blocked, which is said once names are there. What stands under it stays.
 */
const GONE = ['withdrawn', 'hidden', 'held', 'folded'] as const;

/** A claim in lists. */
export const claimCardSchema = z.object({
  id: z.string(),
  side,
  /** Empty where it is gone. Its author reads their own while it is hidden or held. */
  text: z.string(),
  gone: z.enum(GONE).nullable(),
  /** 'Mark 2:27–28' */
  cites: z.array(z.string()),
  /** Claims under it, at any depth. */
  below: z.int().min(0),
  isMine: z.boolean(),
  /** Said since the reader was here last, by somebody else. */
  isNew: z.boolean(),
  /** Of those beside it the one that fewest people marked or answered. */
  isHeardLeast: z.boolean(),
  /** Null while the week is open, and for whoever the reader may not see. */
  author: publicPersonSchema.nullable(),
});
export type ClaimCard = z.output<typeof claimCardSchema>;

/** A position as its holders would put it. */
export const positionSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** For 'from … to …': 'a gift'. */
  short: z.string(),
  says: z.string(),
  /** Claims under it, and how many of them are new to the reader. */
  claims: z.int().min(0),
  fresh: z.int().min(0),
});
export type DebatePosition = z.output<typeof positionSchema>;

/** A week's question in lists. Times are UTC epoch milliseconds. */
export const debateCardSchema = z.object({
  week: z.string(),
  question: z.string(),
  about: z.string(),
  opensAt: z.int(),
  closesAt: z.int(),
  /** Nothing is said any more. Names come with `closedAt`, a moment later. */
  isOver: z.boolean(),
  closedAt: z.int().nullable(),
  positions: z.int(),
  claims: z.int(),
  fresh: z.int(),
  /** How many changed their minds; null until it is closed. */
  mindsChanged: z.int().nullable(),
});
export type DebateCard = z.output<typeof debateCardSchema>;

/** Verses that are cited, with one before and one after them, in the reader's translation. */
export const citationSchema = z.object({
  reference: z.string(),
  translation: z.string(),
  /** The reader's page of it: '/bible/MRK/2/27'. */
  path: z.string(),
  verses: z.array(
    z.object({
      id: z.string(),
      chapter: z.int(),
      verse: z.int(),
      text: z.string(),
      /** False for those around it. */
      isCited: z.boolean(),
    }),
  ),
});
export type Citation = z.output<typeof citationSchema>;
