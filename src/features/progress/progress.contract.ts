import { z } from 'zod';

/** How far the user has come, in the answers of calls that pay XP, so that nobody has to ask for it afterwards. */
export const progressSchema = z.object({ currentXP: z.int().min(0), level: z.int().min(1) });
export type Progress = z.output<typeof progressSchema>;
