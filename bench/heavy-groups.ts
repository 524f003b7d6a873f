import { sql } from 'kysely';
import { POLL_LIMITS } from '#features/groups/polls.rules.ts';
import type { Db } from '#platform/server/db/database.ts';

/** Somebody who is in the most groups, with the most people, words and events that the limits allow, on SQLite. */
export interface HeavyGroups {
  groupId: string;
  /** A topic of 2,000 posts, of which most are replies; and one with room for more. */
  threadId: string;
  roomyId: string;
  passageId: string;
  /** A topic of a hundred polls, each with ten options, all of which everybody has chosen. */
  pollsId: string;
  /** A post that was changed twenty times. */
  postId: string;
  /** Two weekly series, each by its first occurrence: one to change, one to call off. */
  series: { gatheringId: string; start: string };
  calledOff: { gatheringId: string; start: string };
  /** One event to which 500 have said that they come. */
  gathering: { gatheringId: string; start: string };
  /** One to which nobody has said anything. */
  unanswered: { gatheringId: string; start: string };
  /** One that has begun, and to which nobody has said that they come. */
  begun: { gatheringId: string; start: string };
}

const GROUPS = 50;
const MEMBERS = 500;
const DAY = 24 * 60 * 60_000;
/** The most that a text may take: three bytes of UTF-8 each. */
const LONG = '⁗'.repeat(2000);
const EVENTS = 200;
const POLLS = 100;

/** Fifty groups of five hundred, which the first person of `ids` leads or is in; a plan of 400 passages, 200 events, all answered but one. */
export async function giveGroups(db: Db, ids: readonly string[], now: number): Promise<HeavyGroups> {
  const [me = ''] = ids;
  const series = (count: number) =>
    sql`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(count - 1)})`;
  const others = sql`(select id, row_number() over (order by id) - 1 as n from "user")`;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`insert into study_group (id, name, about, guidelines, search_text, topic, language, admission, room, members, asking, last_at, created_at)
    ${series(GROUPS)} select 'many' || n, ${LONG.slice(0, 60)}, ${LONG.slice(0, 400)}, ${LONG}, ${LONG.slice(0, 460)}, 'scripture', 'en',
      'request', 'vineyard', ${sql.lit(MEMBERS)}, 0, ${now} + n, ${now} from s`);
  await run(sql`insert into group_member (user_id, group_id, role, since)
    ${series(GROUPS)} select o.id, 'many' || s.n, case when o.id = ${me} and s.n < 10 then 'leader' when o.n = 7 then 'leader' else 'member' end, ${now - 400 * DAY}
    from s join ${others} o on o.n < ${sql.lit(MEMBERS)}`);
  await run(sql`insert into group_thread (id, group_id, kind, title, search_text, starts_on, user_id, posts, last_at, created_at)
    ${series(400 * 3)} select 'step' || n, 'many' || (n / 400), 'passage', 'Psalms 119:1–176', 'psalms 119:1-176', date(${now} / 1000 - (200 - n % 400) * 86400, 'unixepoch'), null, 0, ${now}, ${now} from s`);
  await run(sql`insert into group_thread (id, group_id, kind, title, search_text, user_id, posts, last_at, created_at)
    ${series(GROUPS * 100)} select 'topic' || s.n, 'many' || (s.n % ${sql.lit(GROUPS)}), 'topic', ${LONG.slice(0, 120)}, ${LONG.slice(0, 120)}, o.id, 0, ${now} - s.n, ${now}
    from s join ${others} o on o.n = s.n % ${sql.lit(MEMBERS)}`);
  // Twenty posts, each with as many replies as it may have.
  await run(sql`insert into group_post (id, thread_id, group_id, user_id, parent_id, text, search_text, created_at, edited_at, search_of)
    ${series(2000)} select 'said' || s.n, 'topic0', 'many0', o.id, case when s.n >= 20 then 'said' || (s.n % 20) end, ${LONG}, ${LONG}, ${now - 1000 * DAY} + s.n,
      case when s.n = 0 then ${now} end, case when s.n = 0 then ${now} else ${now - 1000 * DAY} + s.n end
    from s join ${others} o on o.n = s.n % ${sql.lit(MEMBERS)}`);
  await run(sql`insert into group_post (id, thread_id, group_id, user_id, verse_id, text, search_text, created_at, search_of)
    ${series(2000)} select 'verse' || s.n, 'step0', 'many0', o.id, 'PSA.119.' || (s.n % 176 + 1), 'Read John 3:16, Acts 2:42-47 and Psalm 23:1', 'read john 3:16, acts 2:42-47 and psalm 23:1', ${now - 100_000} + s.n, ${now - 100_000} + s.n
    from s join ${others} o on o.n = s.n % ${sql.lit(MEMBERS)}`);
  await run(sql`insert into group_post (id, thread_id, group_id, user_id, text, search_text, created_at, search_of)
    ${series(GROUPS * 300)} select 'new' || s.n, 'topic' || (s.n % 5000), 'many' || (s.n % ${sql.lit(GROUPS)}), o.id, 'Amen', 'amen', ${now - 50_000} + s.n / ${sql.lit(GROUPS)}, ${now - 50_000} + s.n / ${sql.lit(GROUPS)}
    from s join ${others} o on o.n = s.n % ${sql.lit(MEMBERS)}`);
  // Those of somebody whom the reader has blocked: a search looks through what they may not read.
  await run(sql`insert into group_post (id, thread_id, group_id, user_id, text, search_text, created_at, search_of)
    ${series(1500)} select 'unread' || s.n, 'topic1', 'many1', o.id, 'Selah', 'selah', ${now - 100_000} + s.n, ${now - 100_000} + s.n
    from s join ${others} o on o.n = 11`);
  await run(
    sql`insert into person_block (blocker_id, blocked_id, created_at) select ${me}, o.id, ${now} from ${others} o where o.n = 11`,
  );
  await givePolls(db, { me, others, series, now });
  await run(
    sql`update group_thread set posts = (select count(*) from group_post p where p.thread_id = group_thread.id)`,
  );
  await run(sql`insert into group_post_version (post_id, number, text, written_at)
    ${series(20)} select 'said0', n + 1, ${LONG}, ${now} from s`);
  await run(
    sql`insert into person_to_others (user_id, shown_as, age_answer, age_answered_at) values (${me}, 'first-name', 'grown', ${now})`,
  );
  await run(
    sql`insert into trust (user_id, level, level_at, topics, replies) values (${me}, 2, ${now}, 0, 0)`,
  );
  await giveEvents(db, { me, others, series, now });
  const local = (at: number) => new Date(at).toISOString().slice(0, 16);
  return {
    groupId: 'many0',
    threadId: 'topic0',
    roomyId: 'topic50',
    passageId: 'step0',
    pollsId: 'polls',
    postId: 'said0',
    series: { gatheringId: 'event0', start: local(startOf(now, 0)) },
    calledOff: { gatheringId: 'event2', start: local(startOf(now, 2)) },
    gathering: { gatheringId: 'event1', start: local(startOf(now, 1)) },
    unanswered: { gatheringId: 'event3', start: local(startOf(now, 3)) },
    begun: { gatheringId: 'begun', start: local(now - 3_600_000) },
  };
}

function startOf(now: number, n: number): number {
  return Math.floor(now / DAY) * DAY + 2 * DAY + n * 60 * 60_000;
}

interface Filling {
  me: string;
  others: ReturnType<typeof sql>;
  series: (count: number) => ReturnType<typeof sql>;
  now: number;
}

async function givePolls(db: Db, { me, others, series, now }: Filling): Promise<void> {
  const options = Array.from({ length: POLL_LIMITS.options }, (_, n) =>
    `${n}${LONG}`.slice(0, POLL_LIMITS.option),
  );
  await sql`insert into group_thread (id, group_id, kind, title, user_id, posts, last_at, created_at)
    values ('polls', 'many0', 'topic', 'What suits us?', ${me}, 0, ${now}, ${now})`.execute(db);
  await sql`insert into group_post (id, thread_id, group_id, user_id, text, search_text, poll_options, poll_is_multiple, created_at, search_of)
    ${series(POLLS)} select 'poll' || n, 'polls', 'many0', ${me}, ${LONG}, ${LONG}, ${JSON.stringify(options)}, 1, ${now} + n, ${now} + n from s`.execute(
    db,
  );
  await sql`insert into group_post_vote (post_id, user_id, option, voted_at)
    ${series(POLLS * POLL_LIMITS.options)} select 'poll' || (s.n / ${sql.lit(POLL_LIMITS.options)}), o.id, s.n % ${sql.lit(POLL_LIMITS.options)}, ${now}
    from s join ${others} o on o.n < ${sql.lit(MEMBERS)}`.execute(db);
}

/** Two hundred events of the first group within nine days, of which two are weekly, and ten of each other one. */
async function giveEvents(db: Db, { me, others, series, now }: Filling): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  const count = EVENTS + GROUPS * 10;
  const group = sql`case when n < ${sql.lit(EVENTS)} then 'many0' else 'many' || (n % ${sql.lit(GROUPS)}) end`;
  const at = sql`(${startOf(now, 0)} + (n % ${sql.lit(EVENTS)}) * 3600000)`;
  const local = (ms: ReturnType<typeof sql>) => sql`strftime('%Y-%m-%dT%H:%M', (${ms}) / 1000, 'unixepoch')`;
  await run(sql`insert into gathering (id, user_id, group_id, title, description, place, link, local_start, local_end, timezone, repeat_kind,
      repeat_every, seats, brings, open_until, laid_until, lay_at, created_at)
    ${series(count)} select 'event' || n, ${me}, ${group}, ${LONG.slice(0, 80)}, ${LONG}, ${LONG.slice(0, 200)}, '', ${local(at)}, ${local(sql`${at} + 3600000`)}, 'UTC',
      case when n in (0, 2) then 'weekly' end, case when n in (0, 2) then 1 end, 250, '[]', ${now + 100 * DAY}, ${local(sql`${now + 425 * DAY}`)}, null, ${now} from s`);
  await run(sql`insert into gathering_occurrence (id, gathering_id, start, audience, starts_at, ends_at, local_start, local_end, timezone, changes)
    ${series(count)} select 'time' || n, 'event' || n, ${local(at)}, ${group}, ${at}, ${at} + 3600000, ${local(at)}, ${local(sql`${at} + 3600000`)}, 'UTC', 0 from s`);
  for (const n of [0, 2]) {
    const week = sql`(${startOf(now, n)} + (n + 1) * 604800000)`;
    await run(sql`insert into gathering_occurrence (id, gathering_id, start, audience, starts_at, ends_at, local_start, local_end, timezone, changes)
      ${series(58)} select ${`week${n}-`} || n, ${`event${n}`}, ${local(week)}, 'many0', ${week}, ${week} + 3600000, ${local(week)}, ${local(sql`${week} + 3600000`)}, 'UTC', 0 from s`);
  }
  await run(sql`insert into gathering_answer (occurrence_id, user_id, answer, place, answered_at)
    select one.id, o.id, 'going', o.n, ${now} from gathering_occurrence one join ${others} o on o.n < ${sql.lit(MEMBERS)}
    where one.id <> 'time3'`);
  const begunAt = sql`${now - 3_600_000}`;
  await run(sql`insert into gathering (id, user_id, group_id, title, description, place, link, local_start, local_end, timezone, brings, open_until, laid_until, created_at)
    values ('begun', ${me}, 'many0', 'Supper', '', '', '', ${local(begunAt)}, ${local(sql`${now + DAY}`)}, 'UTC', '[]', ${now + DAY}, ${local(sql`${now + DAY}`)}, ${now})`);
  await run(sql`insert into gathering_occurrence (id, gathering_id, start, audience, starts_at, ends_at, local_start, local_end, timezone, changes)
    values ('begun', 'begun', ${local(begunAt)}, 'many0', ${begunAt}, ${now + DAY}, ${local(begunAt)}, ${local(sql`${now + DAY}`)}, 'UTC', 0)`);
  await run(sql`insert into gathering_line (id, occurrence_id, user_id, taken_by, text, created_at)
    ${series(40)} select one.id || '-' || s.n, one.id, ${me}, o.id, ${LONG.slice(0, 60)}, ${now} + s.n
    from gathering_occurrence one join s join ${others} o on o.n = s.n`);
}
