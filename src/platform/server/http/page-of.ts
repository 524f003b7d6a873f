import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { PAGE, type TimeCursor } from '#contract/paging.ts';

/**
 * A page of a list that is ordered by time and id: reads where it starts from the cursor, and names the next page in the
 * `Link` header when there is one.
 * @param exchange the request with its parsed `pageQuery`
 * @param load finds at most `limit` items after a place, or from the start; it is asked for one more than the page has
 * @param placeOf where an item stands in the list
 * @param bytesOf how long an item is, where items are long: the page ends before the one that is too much for `PAGE.bytes`, and
 * `load` need not bring what comes after that
 * @throws AppError INVALID_INPUT for a cursor that this server did not make
 */
export async function pageOf<T>(
  exchange: {
    request: Pick<FastifyRequest, 'url'>;
    reply: Pick<FastifyReply, 'header'>;
    query: { limit: number; cursor?: string | undefined };
  },
  load: (wanted: { limit: number; after: TimeCursor | null }) => Promise<T[]>,
  placeOf: (item: T) => TimeCursor,
  bytesOf: (item: T) => number = () => 0,
): Promise<T[]> {
  const { request, reply, query } = exchange;
  const items = await load({ limit: query.limit + 1, after: placeOfPage(query) });
  const room = Math.min(query.limit, countThatFits(items, bytesOf));
  if (items.length <= room) return items;
  const page = items.slice(0, room);
  reply.header('link', nextLink(request.url, cursorOf(placeOf(page[page.length - 1]!))));
  return page;
}

/** Names the page that begins after this place in the `Link` header, for a list that knows by itself where its page ends. */
export function leadOn(
  { request, reply }: { request: Pick<FastifyRequest, 'url'>; reply: Pick<FastifyReply, 'header'> },
  after: TimeCursor,
): void {
  reply.header('link', nextLink(request.url, cursorOf(after)));
}

/** The place after which a page begins; null for the first. @throws AppError INVALID_INPUT for a cursor that this server did not make */
export function placeOfPage({ cursor }: { cursor?: string | undefined }): TimeCursor | null {
  return cursor ? decodeCursor(cursor) : null;
}

/**
 * The same of a list in ascending order that can begin in its middle and be read both ways: `before` is the cursor of a place that the
 * page ends ahead of. The `Link` header names the page ahead of one that does not begin the list, too (`prev`).
 * @param load finds items after a place in the list's order, or ahead of one, the nearest first
 */
export async function pageBothWays<T>(
  exchange: {
    request: Pick<FastifyRequest, 'url'>;
    reply: Pick<FastifyReply, 'header'>;
    query: { limit: number; cursor?: string | undefined; before?: string | undefined };
  },
  load: (wanted: { limit: number; after: TimeCursor | null; before: TimeCursor | null }) => Promise<T[]>,
  placeOf: (item: T) => TimeCursor,
  bytesOf: (item: T) => number,
): Promise<T[]> {
  const { request, reply, query } = exchange;
  const before = query.before ? decodeCursor(query.before, 'query.before') : null;
  const after = query.cursor && !before ? decodeCursor(query.cursor) : null;
  const items = await load({ limit: query.limit + 1, after, before });
  const page = items.slice(0, Math.min(query.limit, countThatFits(items, bytesOf)));
  const hasMore = page.length < items.length;
  if (before) page.reverse();
  // Where all of a page has been removed since, the list goes on from where it was asked for.
  const first = page[0] ? placeOf(page[0]) : after && { at: after.at + 1, id: LOWEST_ID };
  const last = page.at(-1) ? placeOf(page.at(-1)!) : before && { at: before.at - 1, id: HIGHEST_ID };
  const links = [
    ...(first && (before ? hasMore : after) ? [link(request.url, 'prev', { before: cursorOf(first) })] : []),
    ...(last && (before || hasMore) ? [link(request.url, 'next', { cursor: cursorOf(last) })] : []),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
  return page;
}

/** No id of one of our tables is ordered ahead of the one, or after the other. */
const LOWEST_ID = '0';
const HIGHEST_ID = 'zzzz';

/** How many items from the first on are a page; one in any case. */
function countThatFits<T>(items: readonly T[], bytesOf: (item: T) => number): number {
  let bytes = 0;
  for (const [i, item] of items.entries()) {
    bytes += bytesOf(item);
    if (bytes >= PAGE.bytes && i > 0) return i;
  }
  return items.length;
}

/** The cursor of the page that begins after this place. */
export function cursorOf(cursor: TimeCursor): string {
  return Buffer.from(`${cursor.at}.${cursor.id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for a cursor that this server did not make. */
function decodeCursor(text: string, path = 'query.cursor'): TimeCursor {
  const match = /^(\d{1,16})\.([A-Za-z0-9-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match || cursorOf({ at: Number(match[1]), id: match[2]! }) !== text) {
    throw new AppError('INVALID_INPUT', 'This page link is not valid. Please start from the first page.', {
      issues: [{ path, message: 'Not a cursor of this list.' }],
    });
  }
  return { at: Number(match[1]), id: match[2]! };
}

/** RFC 8288 `Link` to the next page, keeping the other query parameters. */
function nextLink(url: string, cursor: string): string {
  // Nearly every list asks for the first page, whose address needs no parsing.
  if (!url.includes('?')) return `<${url}?cursor=${cursor}>; rel="next"`;
  // Of a list that is read one way, `before` is a parameter as all others: events are asked for before a day.
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `<${pathname}?${searchParams}>; rel="next"`;
}

/** The same address at another place of the list. */
function link(url: string, rel: 'next' | 'prev', at: { cursor: string } | { before: string }): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.delete('cursor');
  searchParams.delete('before');
  for (const [name, value] of Object.entries(at)) searchParams.set(name, value);
  return `<${pathname}?${searchParams}>; rel="${rel}"`;
}
