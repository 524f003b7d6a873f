import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { fillQuickly, n, seriesOn } from './insert-series.ts';
import { type Crowd, fillWith } from './many-people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Notifications are kept for a while: older ones would be swept away while the bench measures. */
const TOLD_WITHIN_DAYS = 60;
const FILLED = [
  'circle_member',
  'prayer_request',
  'prayer_testimony',
  'prayer_prayed',
  'prayer_reader',
  'prayer_encouragement',
  'prayer_item',
  'notification',
] as const;
const WORDS = 'My sister’s visa interview is on Thursday. She has not slept in days. Pray that she is heard.';

export interface Community {
  people: number;
  /** Half of them asked of everyone and half of a circle, one of four still open. */
  requests: number;
  prayed: number;
  /** Of each person, one of ten unread. */
  notificationsEach: number;
  /** In each person's circle. */
  circle: number;
  /** On each person's list, half of them others' requests. */
  items: number;
}

/**
 * Fills an empty database with people who pray for one another: person `n` has the next ones in their circle, and has
 * blocked one. What they asked, prayed and were told is spread over a year.
 */
export async function fillCommunity(db: Db, community: Community, now: number): Promise<void> {
  const { people, requests, prayed, notificationsEach, circle, items } = community;
  const crowd: Crowd = { people, entries: people, heaviest: 1 };
  await fillWith(db, crowd, now);
  const { id, date, insert } = seriesOn(db);
  /** Whole numbers that look like chance, from 0 to below `below`. */
  const chance = (x: RawBuilder<unknown>, below: number) => sql`((${x}) * 7919 + 13) % ${sql.lit(below)}`;
  const person = (x: RawBuilder<unknown>) => id('000', x);
  const ago = (x: RawBuilder<unknown>, of: number, days = 365) =>
    sql`${sql.lit(now - MINUTE)} - (${x}) * ${sql.lit(Math.floor((days * DAY) / of))}`;

  await fillQuickly(db, FILLED, async (one) => {
    const neighbour = sql`(n / ${sql.lit(circle)} + case when n % ${sql.lit(circle)} < ${sql.lit(circle / 2)}
      then n % ${sql.lit(circle)} + 1 else ${sql.lit(people + circle / 2 - 1)} - n % ${sql.lit(circle)} end) % ${sql.lit(people)}`;
    await insert(
      'circle_member (user_id, member_id, since)',
      people * circle,
      sql`${person(sql`n / ${sql.lit(circle)}`)}, ${person(neighbour)}, ${sql.lit(now - 30 * DAY)}`,
    ).execute(one);
    await insert(
      'person_block (blocker_id, blocked_id, blocked_at)',
      people,
      sql`${person(n)}, ${person(sql`(n + 1000) % ${sql.lit(people)}`)}, ${sql.lit(now - DAY)}`,
    ).execute(one);
    const askedAt = ago(n, requests);
    await insert(
      `prayer_request (id, user_id, text, audience_kind, shown_as, state, place, prayed_people, prayed_times,
        encouragements, told_prayed_until, created_at)`,
      requests,
      sql`${id('400', n)}, ${person(chance(n, people))}, ${sql.lit(WORDS)},
        case when n % 2 = 0 then 'everyone' else 'circle' end,
        case when n % 20 < 2 then 'anonymous' else 'named' end,
        case when n % 8 < 2 then 'open' when n % 8 < 6 then 'answered' else 'resting' end,
        ${askedAt}, ${sql.lit(Math.floor(prayed / requests))}, ${sql.lit(Math.floor(prayed / requests))}, 0, 0, ${askedAt}`,
    ).execute(one);
    await sql`insert into prayer_testimony (request_id, user_id, text, audience_kind, place, created_at)
      select id, user_id, ${sql.lit(WORDS)}, audience_kind, place, created_at from prayer_request
      where state = 'answered'`.execute(one);
    await sql`insert into prayer_reader (user_id, request_id)
      select circle_member.member_id, prayer_request.id from prayer_request
      join circle_member on circle_member.user_id = prayer_request.user_id
      where prayer_request.audience_kind = 'circle' and prayer_request.shown_as = 'anonymous'`.execute(one);
    await insert(
      'prayer_item (id, user_id, text, request_id, position, created_at)',
      people * items,
      sql`${id('700', n)}, ${person(sql`n / ${sql.lit(items)}`)},
        case when n % 2 = 0 then ${sql.lit(WORDS)} end,
        case when n % 2 = 1 then ${id('400', sql`(${chance(n, requests / 8)}) * 8`)} end,
        n % ${sql.lit(items)}, ${sql.lit(now - DAY)}`,
    ).execute(one);
    const each = Math.floor(prayed / requests);
    const prayedAt = ago(sql`n / ${sql.lit(each)}`, requests);
    await insert(
      'prayer_prayed (user_id, request_id, prayed_on, prayed_at)',
      requests * each,
      sql`${person(sql`(n * 31 + 7) % ${sql.lit(people)}`)}, ${id('400', sql`n / ${sql.lit(each)}`)},
        ${date(prayedAt)}, ${prayedAt}`,
    ).execute(one);
    await insert(
      'prayer_encouragement (id, request_id, user_id, text, created_at)',
      requests,
      sql`${id('500', n)}, ${id('400', n)}, ${person(chance(sql`n + 5`, people))}, 'I am awake at five with you.',
        ${askedAt}`,
    ).execute(one);
    const toldAt = ago(sql`n / ${sql.lit(people)}`, notificationsEach, TOLD_WITHIN_DAYS);
    await insert(
      'notification (id, user_id, kind, subject_id, actor_id, data, created_at, read_at)',
      people * notificationsEach,
      sql`${id('600', n)}, ${person(sql`n % ${sql.lit(people)}`)}, 'encouraged', ${id('500', chance(n, requests))},
        ${person(chance(sql`n + 5`, people))}, '{}', ${toldAt},
        case when n % 10 = 0 then null else ${sql.lit(now)} end`,
    ).execute(one);
  });
}
