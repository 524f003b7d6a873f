import { z } from 'zod';
import { id } from '#contract/text.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';

/** Words of danger were found: help is shown to the author. Nothing was changed or hidden because of it. */
export const needsHelp = z.boolean();

/** What an answer says of the XP that a call earned. */
export const paid = { xpEarned: z.int(), progress: progressSchema };

export const requestParams = z.strictObject({ requestId: id });
