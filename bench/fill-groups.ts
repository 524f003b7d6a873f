import { sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import type { Db } from '#platform/server/db/database.ts';
import { fillQuickly, n, seriesOn } from './insert-series.ts';
import { fillWith } from './many-people.ts';

const DAY = 24 * 60 * 60_000;
const FILLED = [
  'study_group',
  'group_member',
  'group_thread',
  'group_post',
  'group_read',
  'prayer_request',
  'gathering',
  'gathering_occurrence',
  'gathering_answer',
] as const;
const WORDS = 'All who believed were together. For me that is hours: I could give Saturday mornings.';

export interface Groups {
  people: number;
  groups: number;
  /** In each group: of group `g` the people from `g * members` on, counted round all of them. */
  members: number;
  /** Of each group, one of three a passage of its plan. */
  threads: number;
  posts: number;
}

/** The id of group, thread or post `x`, as `fillGroups` makes them. */
export function idOf(kind: 'group' | 'thread', x: number): string {
  return `01900000-0000-7${kind === 'group' ? '800' : '810'}-8000-${String(x).padStart(12, '0')}`;
}

/** Of each group one weekly gathering, so many of it: a few are over, the others come. */
const EVENTS_OF_GROUP = 10;
const EVENTS_OVER = 3;
/** How many people of the group answer each. */
const ANSWERS = 10;

/** Person `x`. */
export function personIdOf(x: number): string {
  return `01900000-0000-7000-8000-${String(x).padStart(12, '0')}`;
}

/** The gathering of group `g`. */
export function gatheringIdOf(g: number): string {
  return `01900000-0000-7830-8000-${String(g).padStart(12, '0')}`;
}

/** When the first of a group's gatherings that is not over begins, by UTC: '2026-11-28T19:00'. */
export function nextStart(now: number): string {
  return `${new Date(firstEvent(now) + EVENTS_OVER * 7 * DAY).toISOString().slice(0, 10)}T19:00`;
}

/** The evening of the day that is `EVENTS_OVER` weeks before the day after tomorrow. */
function firstEvent(now: number): number {
  return Math.floor(now / DAY) * DAY + 19 * 3_600_000 + (2 - EVENTS_OVER * 7) * DAY;
}

/** Fills an empty database with groups that read and talk, over a year. */
export async function fillGroups(db: Db, filled: Groups, now: number): Promise<void> {
  const { people, groups, members, threads, posts } = filled;
  await fillWith(db, { people, entries: people, heaviest: 1 }, now);
  const { id, date, insert } = seriesOn(db);
  const start = now - 365 * DAY;
  const lit = (x: number) => sql.lit(Math.floor(x));
  const slots = groups * members;
  const perGroup = Math.floor(posts / groups);
  await fillQuickly(db, FILLED, async (one) => {
    await insert(
      `study_group (id, name, about, guidelines, search_text, topic, language, admission, room, members, asking, last_at, created_at)`,
      groups,
      sql`${id('800', n)}, 'Kitchen ' || n, ${sql.lit(WORDS)}, '', 'kitchen ' || n, 'scripture', 'en',
        case n % 3 when 0 then 'open' when 1 then 'request' else 'link' end, 'vineyard', ${lit(members)}, 0,
        ${lit(now - DAY)} + n, ${lit(start)}`,
    ).execute(one);
    await insert(
      'group_member (user_id, group_id, role, since)',
      slots,
      sql`${id('000', sql`n % ${lit(people)}`)}, ${id('800', sql`n / ${lit(members)}`)},
        case when n % ${lit(members)} = 0 then 'leader' else 'member' end, ${lit(start)}`,
    ).execute(one);
    const span = (364 * DAY) / perGroup;
    // The time of its last post.
    const last = sql`${lit(start)} + ((n % ${lit(threads)} + 1) * ${lit(Math.ceil(perGroup / threads))} - 1) * ${lit(span)}`;
    const begun = sql`${lit(start)} + (n % ${lit(threads)}) * ${lit((365 * DAY) / threads)}`;
    await insert(
      'group_thread (id, group_id, kind, title, search_text, starts_on, posts, last_at, created_at)',
      groups * threads,
      sql`${id('810', n)}, ${id('800', sql`n / ${lit(threads)}`)}, case when n % 3 = 0 then 'passage' else 'topic' end,
        case when n % 3 = 0 then 'Acts 2:42–47' else 'Who brings chairs?' end,
        case when n % 3 = 0 then 'acts 2:42-47' else 'who brings chairs?' end,
        case when n % 3 = 0 then ${date(begun)} end, ${lit(perGroup / threads)}, ${last}, ${begun}`,
    ).execute(one);
    // One of five answers the one before it.
    await insert(
      'group_post (id, thread_id, group_id, user_id, parent_id, text, search_text, created_at, search_of)',
      groups * perGroup,
      sql`${id('820', n)},
        ${id('810', sql`(n / ${lit(perGroup)}) * ${lit(threads)} + (n % ${lit(perGroup)}) / ${lit(Math.ceil(perGroup / threads))}`)},
        ${id('800', sql`n / ${lit(perGroup)}`)},
        ${id('000', sql`((n / ${lit(perGroup)}) * ${lit(members)} + n % ${lit(members)}) % ${lit(people)}`)},
        case when n % 5 = 1 then ${id('820', sql`n - 1`)} end, ${sql.lit(WORDS)}, ${sql.lit(foldForSearch(WORDS))},
        ${lit(start)} + (n % ${lit(perGroup)}) * ${lit(span)}, ${lit(start)} + (n % ${lit(perGroup)}) * ${lit(span)}`,
    ).execute(one);
    await insert(
      'group_read (user_id, thread_id, read_until)',
      slots,
      sql`${id('000', sql`n % ${lit(people)}`)},
        ${id('810', sql`(n / ${lit(members)}) * ${lit(threads)} + n % ${lit(threads)}`)}, ${lit(now)}`,
    ).execute(one);
    await insert(
      `prayer_request (id, user_id, text, audience_kind, audience_id, shown_as, state, place, prayed_people, prayed_times,
        encouragements, told_prayed_until, created_at)`,
      groups * 10,
      sql`${id('400', n)}, ${id('000', sql`((n / 10) * ${lit(members)}) % ${lit(people)}`)}, ${sql.lit(WORDS)}, 'group',
        ${id('800', sql`n / 10`)}, 'named', case when n % 10 < 3 then 'open' else 'answered' end, ${lit(start)} + n, 0, 0, 0, 0,
        ${lit(start)} + n`,
    ).execute(one);
    const first = firstEvent(now);
    await insert(
      `gathering (id, user_id, group_id, title, description, place, link, local_start, local_end, timezone, repeat_kind, repeat_every,
        seats, brings, laid_until, created_at)`,
      groups,
      sql`${id('830', n)}, ${id('000', sql`(n * ${lit(members)}) % ${lit(people)}`)}, ${id('800', n)}, 'Supper', ${sql.lit(WORDS)},
        'At our kitchen', '', ${date(lit(first))} || 'T19:00', ${date(lit(first))} || 'T21:00', 'UTC', 'weekly', 1, 8, '[]',
        ${date(lit(first + 7 * EVENTS_OF_GROUP * DAY))} || 'T19:00', ${lit(start)}`,
    ).execute(one);
    const ofGroup = sql`(n / ${lit(EVENTS_OF_GROUP)})`;
    const evening = sql`${lit(first)} + (n % ${lit(EVENTS_OF_GROUP)}) * ${lit(7 * DAY)}`;
    await insert(
      `gathering_occurrence (id, gathering_id, start, audience, starts_at, ends_at, local_start, local_end, timezone, changes)`,
      groups * EVENTS_OF_GROUP,
      sql`${id('840', n)}, ${id('830', ofGroup)}, ${date(evening)} || 'T19:00', ${id('800', ofGroup)}, ${evening},
        ${evening} + 7200000, ${date(evening)} || 'T19:00', ${date(evening)} || 'T21:00', 'UTC', 0`,
    ).execute(one);
    const answered = sql`(n / ${lit(ANSWERS)})`;
    await insert(
      'gathering_answer (occurrence_id, user_id, answer, place, answered_at)',
      groups * EVENTS_OF_GROUP * ANSWERS,
      sql`${id('840', answered)},
        ${id('000', sql`((${answered} / ${lit(EVENTS_OF_GROUP)}) * ${lit(members)} + n % ${lit(ANSWERS)}) % ${lit(people)}`)},
        case n % 5 when 3 then 'maybe' when 4 then 'cant' else 'going' end, n % ${lit(ANSWERS)} + 1, ${lit(start)}`,
    ).execute(one);
  });
}
