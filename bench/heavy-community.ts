import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Somebody for whom the others have done the most that the limits allow, on SQLite. */
export interface HeavyCommunity {
  /** One of their requests, under which 500 have written. */
  requestId: string;
}

const REQUESTS = 100;
const UNDER_EACH = 500;
const ITEMS = 300;
/** The most that a text may take: three bytes of UTF-8 each. */
const LONG = '⁗'.repeat(1000);
const LONG_WORDS = LONG.slice(0, 500);

/**
 * Gives a person a circle of half of the others and blocks of the rest, a hundred requests with 500 encouragements each, a full
 * list, and every notification unread.
 */
export async function giveCommunity(db: Db, userId: string, now: number): Promise<HeavyCommunity> {
  const series = (count: number) =>
    sql`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(count - 1)})`;
  const others = sql`(select id, row_number() over (order by id) - 1 as n from "user" where id <> ${userId})`;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`insert into circle_member (user_id, member_id, since)
    select ${userId}, id, ${now} from ${others} where n % 2 = 0
    union all select id, ${userId}, ${now} from ${others} where n % 2 = 0`);
  await run(sql`insert into person_block (blocker_id, blocked_id, blocked_at)
    select ${userId}, id, ${now} from ${others} where n % 2 = 1`);
  await run(sql`insert into prayer_request (id, user_id, text, verse_reference, verse_translation, audience_kind, shown_as, state, place,
      prayed_people, prayed_times, encouragements, told_prayed_until, created_at)
    ${series(REQUESTS)} select 'heavy' || n, ${userId}, ${LONG}, 'Psalm 119:1-10', 'WEB', 'everyone', 'named',
      case when n < 50 then 'open' else 'answered' end, n, 0, 0, ${UNDER_EACH}, 0, ${now} + n from s`);
  await run(sql`insert into prayer_testimony (request_id, user_id, text, audience_kind, place, created_at)
    select id, user_id, text, 'everyone', place, created_at from prayer_request
    where user_id = ${userId} and state = 'answered'`);
  await run(sql`insert into prayer_request (id, user_id, text, verse_reference, verse_translation, audience_kind, shown_as, state, place,
      prayed_people, prayed_times, encouragements, told_prayed_until, created_at)
    ${series(ITEMS * 10)} select 'theirs' || s.n, o.id, ${LONG}, 'Psalm 119:1-10', 'WEB', 'everyone', 'named', 'open', s.n, 0, 0, 0, 0, ${now}
    from s join ${others} o on o.n = s.n % 290`);
  await run(sql`insert into prayer_encouragement (id, request_id, user_id, text, created_at)
    ${series(REQUESTS * UNDER_EACH)} select 'words' || s.n, 'heavy' || (s.n / ${sql.lit(UNDER_EACH)}), o.id, ${LONG_WORDS}, ${now} + s.n
    from s join ${others} o on o.n = s.n % 290`);
  await run(sql`insert into prayer_item (id, user_id, text, request_id, position, created_at)
    ${series(ITEMS)} select 'item' || n, ${userId}, ${LONG}, 'theirs' || (n * 2), n, ${now} from s`);
  await run(sql`insert into notification (id, user_id, kind, subject_id, actor_id, data, created_at)
    ${series(2000)} select 'told' || s.n, ${userId}, 'encouraged', 'words' || s.n, o.id, '{}', ${now} + s.n
    from s join ${others} o on o.n = s.n % 290`);
  return { requestId: 'heavy0' };
}
