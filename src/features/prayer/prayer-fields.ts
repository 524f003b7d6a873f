import { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import { id, text } from '#contract/text.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';

/** Words of danger were found: help is shown to the author. Nothing was changed or hidden because of it. */
export const needsHelp = z.boolean();

/** What an answer says of the XP that a call earned. */
export const paid = { xpEarned: z.int(), progress: progressSchema };

/** A text of at most `max` characters that has more than white space. @param empty what is said where it has not */
export const wordsOf = (max: number, empty: string) =>
  text(max).refine((value) => value.trim() !== '', empty);

/** What whoever writes to others may be refused with. */
export const WORDS_REFUSED = [
  'GUIDELINES_NOT_AGREED',
  'AGE_NOT_TOLD',
  'MUTED',
  'NEWCOMER_LIMIT',
  'LINKS_NOT_YET',
] as const satisfies readonly ErrorCode[];

export const requestParams = z.strictObject({ requestId: id });

/** How often a list may be read: a page of it at each scroll. */
export const LISTED = { max: 1200, windowSeconds: 600 } as const;
