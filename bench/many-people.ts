import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { fillQuickly, n, seriesOn } from './insert-series.ts';

const DAY = 24 * 60 * 60 * 1000;
/** About as long as what people write on a phone: 250 bytes. */
const WORDS = 'The lamp was lit before I woke, and the kitchen was warm. '.repeat(5).slice(0, 250);
/** Their indexes are made after the rows: to keep them up row by row would take most of the time. */
const INDEXED = ['journal_entry', 'xp_grant'] as const;

export interface Crowd {
  people: number;
  /** Spread unevenly, as habits are: some write a hundred times as much as most. */
  entries: number;
  /** How many of them are person 0's. */
  heaviest: number;
}

/**
 * Fills an empty database by a few statements: people, each signed in, entries of two years in the order of their time with
 * the XP that they earned, chapters read, and what a save keeps of each person. Without that, PostgreSQL would know those tables as empty
 * ones and read them through at each save until it looks at them again.
 */
export async function fillWith(db: Db, { people, entries, heaviest }: Crowd, now: number): Promise<void> {
  const { padded, id, date, whole, floor, insert } = seriesOn(db);
  const from = now - 2 * 365 * DAY;
  const at = new Date(now).toISOString();
  /** Pseudo-random, from 0 to below 1, cubed: half of all is of the first eighth. */
  const uneven = sql`power(((n * 7919) % 1000003) / 1000003.0, 3)`;
  const author = sql`case when n % ${sql.lit(Math.max(1, Math.floor(entries / heaviest)))} = 0 then 0
    else ${floor(sql`${uneven} * ${sql.lit(people - 1)}`)} + 1 end`;
  const writtenAt = whole(sql`${sql.lit(from)} + n * ${sql.lit((now - DAY - from) / entries)}`);

  await fillQuickly(db, INDEXED, async (one) => {
    await insert(
      '"user" (id, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName", role, timezone, theme)',
      people,
      sql`${id('000', n)}, 'person' || n || '@example.org', '0', ${sql.lit(at)}, ${sql.lit(at)},
        'Person', ${padded(n)}, 'member', 'UTC', 'system'`,
    ).execute(one);
    const ends = new Date(now + 30 * DAY).toISOString();
    await insert(
      'session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")',
      people,
      sql`${id('100', n)}, ${sql.lit(TOKEN)} || ${padded(n)}, ${id('000', n)},
        ${sql.lit(ends)}, ${sql.lit(at)}, ${sql.lit(at)}`,
    ).execute(one);
    await insert(
      'journal_entry (id, user_id, content, search_text, writing_time_minutes, xp_earned, local_date, created_at)',
      entries,
      sql`${id('200', n)}, ${id('000', whole(author))}, ${sql.lit(WORDS)}, ${sql.lit(WORDS.toLowerCase())}, 3, 10,
        ${date(writtenAt)}, ${writtenAt}`,
    ).execute(one);
    await insert(
      'xp_grant (id, user_id, reason, source_id, amount, granted_at)',
      entries,
      sql`${id('300', n)}, ${id('000', whole(author))}, 'journal_entry', ${id('200', n)}, 10, ${writtenAt}`,
    ).execute(one);
    await sql`insert into progress (user_id, current_xp) select user_id, sum(amount) from xp_grant group by user_id`.execute(
      one,
    );
    await sql`insert into journal_usage (user_id, bytes, day_begun_at, day_entries)
      select user_id, sum(length(content)), 0, 0 from journal_entry group by user_id`.execute(one);
    await sql`insert into rhythm_day (user_id, date, started_at, write_at)
      select user_id, max(local_date), max(created_at), max(created_at) from journal_entry group by user_id`.execute(
      one,
    );
    await sql`insert into rhythm (user_id, row_days, flasks, longest, total, until_date, until_end, lit_date, sabbath)
      select user_id, 0, 0, 1, 1, date, started_at + ${sql.lit(DAY)}, date, 7 from rhythm_day`.execute(one);
    await insert(
      'chapter_read (user_id, chapter_id, xp_earned, read_at)',
      people,
      sql`${id('000', n)}, 'JHN.1', 5, ${sql.lit(from)}`,
    ).execute(one);
  });
}

const TOKEN = 'tokenOfPerson';

/** The session cookie of person `n`. */
export function cookieOf(n: number, secret: string): string {
  const token = TOKEN + String(n).padStart(12, '0');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `lampstand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
