import { z } from 'zod';

/** `bytes`: where long texts end a page before its limit, because sending 15 MB at once would hold everybody up. */
export const PAGE = { defaultLimit: 50, maxLimit: 100, bytes: 1_000_000 } as const;

/** `?limit=&cursor=` of every list that can be longer than a page (docs/product.md, Calls). */
export const pageQuery = z.strictObject({
  limit: z.coerce
    .number('limit is a number from 1 to 100.')
    .int('limit is a whole number.')
    .min(1, 'limit is at least 1.')
    .max(PAGE.maxLimit, 'limit is at most 100.')
    .default(PAGE.defaultLimit),
  cursor: z.string().max(200).optional(),
});

/** A place in a list ordered by time and id: the next page starts after it. */
export interface TimeCursor {
  at: number;
  id: string;
}

/** How often a list may be read: a page of it at each scroll, a month at each turn. */
export const LISTED = { max: 1200, windowSeconds: 600 } as const;
