import { sql } from 'kysely';
import type { XPDay } from '#features/progress/progress.rules.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { type Counted, FIRST_RESTS, LAMPS, type Lamp, NOTHING_COUNTED, type Rests } from '../rhythm.rules.ts';
import type { RhythmDayTable } from './rhythm-tables.ts';

/** How somebody's rhythm stands in the database. */
export interface Kept {
  /** A lamp was lit once, or a sabbath or a rest was chosen. */
  isBegun: boolean;
  counted: Counted;
  rests: Rests;
  /** The last day with a lamp, and its lamps. */
  lit: (XPDay & { lamps: Record<Lamp, boolean> }) | null;
  /** The dates that oil has kept last, and the date on which that was counted. */
  oil: { on: string[]; usedOn: string } | null;
}

const NOTHING_KEPT: Kept = {
  isBegun: false,
  counted: NOTHING_COUNTED,
  rests: FIRST_RESTS,
  lit: null,
  oil: null,
};

/** The query for rhythms, with the last day on which a lamp was lit. */
export function rhythms(db: DbOrTx) {
  return db
    .selectFrom('rhythm')
    .leftJoin('rhythm_day', (join) =>
      join
        .onRef('rhythm_day.user_id', '=', 'rhythm.user_id')
        .onRef('rhythm_day.date', '=', 'rhythm.lit_date'),
    )
    .selectAll('rhythm')
    .select(['started_at', 'read_at', 'write_at', 'pray_at']);
}

const ofUser = prepared((db) => rhythms(db).where('rhythm.user_id', '=', ''));

export async function findRhythm(db: DbOrTx, userId: string): Promise<Kept> {
  const [row] = await ofUser(db, [userId]);
  return row ? keptOf(row) : NOTHING_KEPT;
}

export function keptOf(row: Awaited<ReturnType<ReturnType<typeof rhythms>['execute']>>[number]): Kept {
  const { until_date: date, until_end: end, lit_date: litDate, started_at: startedAt } = row;
  return {
    isBegun: true,
    counted: {
      row: row.row_days,
      flasks: row.flasks,
      longest: row.longest,
      total: row.total,
      until: date === null || end === null ? null : { date, end: Number(end) },
    },
    rests: { sabbath: row.sabbath, restFrom: row.rest_from, restUntil: row.rest_until },
    lit:
      litDate === null || startedAt === null
        ? null
        : {
            date: litDate,
            startedAt: Number(startedAt),
            lamps: {
              read: row.read_at !== null,
              write: row.write_at !== null,
              pray: row.pray_at !== null,
            },
          },
    oil:
      row.oil_on === null || row.oil_used_on === null
        ? null
        : { on: row.oil_on.split(','), usedOn: row.oil_used_on },
  };
}

const RHYTHM_COLUMNS = [
  'row_days',
  'flasks',
  'longest',
  'total',
  'until_date',
  'until_end',
  'lit_date',
  'sabbath',
  'rest_from',
  'rest_until',
  'oil_on',
  'oil_used_on',
] as const;

const upsertRhythm = prepared((db) =>
  db
    .insertInto('rhythm')
    .values({
      user_id: '',
      row_days: 0,
      flasks: 0,
      longest: 0,
      total: 0,
      until_date: '',
      until_end: 0,
      lit_date: '',
      sabbath: 7,
      rest_from: '',
      rest_until: '',
      oil_on: '',
      oil_used_on: '',
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) =>
          Object.fromEntries(RHYTHM_COLUMNS.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    ),
);

/** Keeps all of it but the lamps, which are rows of their own. */
export async function saveRhythm(tx: Tx, userId: string, { counted, rests, lit, oil }: Kept): Promise<void> {
  const values: Record<(typeof RHYTHM_COLUMNS)[number], string | number | null> = {
    row_days: counted.row,
    flasks: counted.flasks,
    longest: counted.longest,
    total: counted.total,
    until_date: counted.until?.date ?? null,
    until_end: counted.until?.end ?? null,
    lit_date: lit?.date ?? null,
    sabbath: rests.sabbath,
    rest_from: rests.restFrom,
    rest_until: rests.restUntil,
    oil_on: oil?.on.join(',') ?? null,
    oil_used_on: oil?.usedOn ?? null,
  };
  await upsertRhythm(tx, [userId, ...RHYTHM_COLUMNS.map((column) => values[column])]);
}

const upsertDay = prepared((db) =>
  db
    .insertInto('rhythm_day')
    .values({ user_id: '', date: '', started_at: 0, read_at: 0, write_at: 0, pray_at: 0 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date']).doUpdateSet((eb) => ({
        read_at: eb.fn.coalesce('rhythm_day.read_at', 'excluded.read_at'),
        write_at: eb.fn.coalesce('rhythm_day.write_at', 'excluded.write_at'),
        pray_at: eb.fn.coalesce('rhythm_day.pray_at', 'excluded.pray_at'),
      })),
    ),
);

/** Lights a lamp of a day; one that burns already keeps its time. */
export async function createLamp(
  tx: Tx,
  userId: string,
  { day, lamp, now }: { day: XPDay; lamp: Lamp; now: number },
): Promise<void> {
  const times = LAMPS.map((one) => (one === lamp ? now : null));
  await upsertDay(tx, [userId, day.date, day.startedAt, ...times]);
}

/** At most `limit` of somebody's days, oldest first: those after `last`, or the first. */
export function findDaysAfter(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: RhythmDayTable | null; limit: number },
): Promise<RhythmDayTable[]> {
  let query = db.selectFrom('rhythm_day').selectAll().where('user_id', '=', userId);
  if (last) query = query.where('date', '>', last.date);
  return query.orderBy('date').limit(limit).execute();
}

/** Somebody's days of a year with a lamp, oldest first; 366 at most. */
export function findDaysOfYear(db: DbOrTx, userId: string, year: number): Promise<RhythmDayTable[]> {
  const start = String(year).padStart(4, '0');
  return db
    .selectFrom('rhythm_day')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', `${start}-01-01`)
    .where('date', '<=', `${start}-12-31`)
    .orderBy('date')
    .execute();
}

/** The date of somebody's first lamp; null before there is one. */
export async function findFirstDate(db: DbOrTx, userId: string): Promise<string | null> {
  const [first] = await findDaysAfter(db, { userId, last: null, limit: 1 });
  return first?.date ?? null;
}

/** Somebody whose days are not as many as were counted. */
export interface WrongDays {
  userId: string;
  total: number;
  days: number;
}

/** How many people have a rhythm, and those (at most `limit`) whose days were counted wrong. One statement reads both. */
export async function compareDays(
  db: DbOrTx,
  limit: number,
): Promise<{ people: number; wrong: WrongDays[] }> {
  const { rows } = await sql<{ user_id: string; total: number; days: number; people: number }>`
    with counts as (
      select user_id, sum(total) as total, sum(days) as days from (
        select user_id, total, 0 as days from rhythm
        union all
        select user_id, 0, 1 from rhythm_day
      ) as both_sides group by user_id
    )
    select user_id, total, days, (select count(*) from counts) as people
    from counts where total <> days
    union all
    select '', 0, 0, (select count(*) from counts)
    order by user_id limit ${limit + 1}`.execute(db);
  const [counted, ...wrong] = rows;
  return {
    people: Number(counted?.people ?? 0),
    wrong: wrong.map(({ user_id, total, days }) => ({
      userId: user_id,
      total: Number(total),
      days: Number(days),
    })),
  };
}

/** On how many of somebody's days from `first` to `last` each lamp was lit, and all three. */
export async function countLamps(
  db: DbOrTx,
  { userId, first, last }: { userId: string; first: string; last: string },
): Promise<Record<Lamp | 'all', number>> {
  const days = await db
    .selectFrom('rhythm_day')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .execute();
  const lit = (...times: ('read_at' | 'write_at' | 'pray_at')[]) =>
    days.filter((day) => times.every((time) => day[time] !== null)).length;
  return {
    read: lit('read_at'),
    write: lit('write_at'),
    pray: lit('pray_at'),
    all: lit('read_at', 'write_at', 'pray_at'),
  };
}
