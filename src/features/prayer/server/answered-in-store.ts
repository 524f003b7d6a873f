import type { DbOrTx } from '#platform/server/db/database.ts';

/** A prayer that was answered, in the words of whoever prayed it. */
export interface AnsweredPrayer {
  text: string;
  /** What happened, or thanks; null where nothing was written. */
  thanks: string | null;
  /** UTC epoch ms. */
  answeredAt: number;
}

/**
 * What was answered of somebody's own prayers in a half-open span (UTC epoch ms), newest first and at most `limit`: those of their
 * list in their own words, and their requests with what happened. What a moderator has hidden is not among them.
 */
export async function findAnsweredIn(
  db: DbOrTx,
  userId: string,
  { start, end, limit }: { start: number; end: number; limit: number },
): Promise<AnsweredPrayer[]> {
  const span = { userId, start, end, limit };
  const [ofList, requests] = await Promise.all([
    answeredOfList(db, span).execute(),
    answeredRequests(db, span).execute(),
  ]);
  return [...ofList, ...requests]
    .map(({ text, thanks, answeredAt }) => ({ text: text ?? '', thanks, answeredAt: Number(answeredAt) }))
    .toSorted((a, b) => b.answeredAt - a.answeredAt)
    .slice(0, limit);
}

interface Wanted {
  userId: string;
  start: number;
  end: number;
  limit: number;
}

/** The query for those of a list, in its words or those of one's own request. What has a testimony is among the requests. */
export function answeredOfList(db: DbOrTx, { userId, start, end, limit }: Wanted) {
  return db
    .selectFrom('prayer_item')
    .leftJoin('prayer_request', (join) =>
      join
        .onRef('prayer_request.id', '=', 'prayer_item.request_id')
        .on('prayer_request.user_id', '=', userId)
        .on('prayer_request.hidden_because', 'is', null),
    )
    .leftJoin('prayer_testimony', 'prayer_testimony.request_id', 'prayer_request.id')
    .select((eb) => [
      eb.fn.coalesce('prayer_item.text', 'prayer_request.text').as('text'),
      'prayer_item.thanks',
      'prayer_item.answered_at as answeredAt',
    ])
    .where('prayer_item.user_id', '=', userId)
    .where('prayer_item.answered_at', '>=', start)
    .where('prayer_item.answered_at', '<', end)
    .where('prayer_testimony.request_id', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('prayer_item.text', 'prayer_request.text'), 'is not', null))
    .orderBy('prayer_item.answered_at', 'desc')
    .limit(limit);
}

/** The query for requests. */
export function answeredRequests(db: DbOrTx, { userId, start, end, limit }: Wanted) {
  return db
    .selectFrom('prayer_testimony')
    .innerJoin('prayer_request', 'prayer_request.id', 'prayer_testimony.request_id')
    .select([
      'prayer_request.text',
      'prayer_testimony.text as thanks',
      'prayer_testimony.created_at as answeredAt',
    ])
    .where('prayer_testimony.user_id', '=', userId)
    .where('prayer_testimony.created_at', '>=', start)
    .where('prayer_testimony.created_at', '<', end)
    .where('prayer_testimony.hidden_because', 'is', null)
    .where('prayer_request.hidden_because', 'is', null)
    .orderBy('prayer_testimony.created_at', 'desc')
    .limit(limit);
}
