import { z } from 'zod';
import { AppError } from './errors.ts';

export const PAGE = { defaultLimit: 50, maxLimit: 100 } as const;

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

export function encodeCursor(cursor: TimeCursor): string {
  return Buffer.from(`${cursor.at}.${cursor.id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for a cursor that this server did not make. */
export function decodeCursor(text: string): TimeCursor {
  const match = /^(\d{1,16})\.([A-Za-z0-9-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match || encodeCursor({ at: Number(match[1]), id: match[2]! }) !== text) {
    throw new AppError('INVALID_INPUT', 'This page link is not valid. Please start from the first page.', {
      issues: [{ path: 'query.cursor', message: 'Not a cursor of this list.' }],
    });
  }
  return { at: Number(match[1]), id: match[2]! };
}

/** RFC 8288 `Link` to the next page, keeping the other query parameters. */
export function nextLink(url: string, cursor: string): string {
  // Nearly every list asks for the first page, whose address needs no parsing.
  if (!url.includes('?')) return `<${url}?cursor=${cursor}>; rel="next"`;
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
}
