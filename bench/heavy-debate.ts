import { sql } from 'kysely';
import { positionsOf } from '#features/debates/server/debate-store.ts';
import { currentDebate } from '#features/debates/server/weeks.ts';
import { closesAt, opensAt, type Week, weekOf, weeksLater } from '#features/debates/weeks.rules.ts';
import type { Db } from '#platform/server/db/database.ts';

/** A week in which as much was said as the limits allow, and one like it that is closed, on SQLite. */
export interface HeavyDebate {
  week: Week;
  closed: Week;
  /** Keys of positions: all claims stand under the first; the others are stated by somebody each. */
  position: string;
  other: string;
  /** A claim under which thousands stand, one four deep, and one of the reader's own. */
  wide: string;
  deep: string;
  own: string;
  statementId: string;
}

/** Some room is left, for what the bench says. */
const CLAIMS = 19_900;
const OF_EACH = 40;
/** Weeks of ten years. */
const FORMER = 520;
/** The most that a text may take: three bytes of UTF-8 each. */
const LONG = '⁗'.repeat(500);
const WIDE = 5000;

const idOf = (kind: 'o' | 'c', x: number) => `${kind}claim${String(x).padStart(6, '0')}`;

/**
 * Claims of all of `speakers`, forty each: a third straight under the position, a third under a claim of each of the first two, the rest four deep.
 * @param reader has one of their own in the open week, and holds what others state
 */
export async function giveDebates(
  db: Db,
  reader: string,
  speakers: readonly string[],
  now: number,
): Promise<HeavyDebate> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  const series = (count: number) =>
    sql`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(count - 1)})`;
  const people = sql`(select value as id, key as n from json_each(${JSON.stringify(speakers)}))`;
  const open = await currentDebate(db, now);
  const [position, other] = positionsOf(open).map(({ key }) => key) as [string, string];
  await giveFormerWeeks(db, open.id);
  const last = await db
    .selectFrom('debate')
    .selectAll()
    .where('week', '=', weeksLater(open.week, -1))
    .executeTakeFirstOrThrow();
  for (const [kind, debate] of [
    ['o', open],
    ['c', last],
  ] as const) {
    const id = (x: ReturnType<typeof sql>) => sql`${`${kind}claim`} || printf('%06d', ${x})`;
    const place = sql`case
      when n < ${sql.lit(WIDE)} then null
      when n < ${sql.lit(2 * WIDE)} then (n / 2 % 2) * ${sql.lit(OF_EACH)}
      when (n - ${sql.lit(2 * WIDE)}) % 3 = 0 then n % ${sql.lit(WIDE)}
      else n - 1 end`;
    const depth = sql`case when n < ${sql.lit(WIDE)} then 1 when n < ${sql.lit(2 * WIDE)} then 2 else 2 + (n - ${sql.lit(2 * WIDE)}) % 3 end`;
    await run(sql`insert into debate_node (id, debate_id, position, parent_id, side, depth, seen_from)
      ${series(CLAIMS)} select ${id(sql`n`)}, ${debate.id}, ${position},
        case when ${place} is not null then ${id(place)} end,
        case when n % 2 = 0 then 'for' else 'against' end, ${depth}, ${debate.opens_at} from s`);
    await run(sql`insert into debate_words (id, debate_id, user_id, kind, position, text, cites, said_at, seen_from)
      ${series(CLAIMS)} select ${id(sql`s.n`)}, ${debate.id}, p.id, 'debate-claim', ${position}, ${LONG}, '["Psalm 119:1–6","John 3:16"]',
        ${debate.opens_at}, ${debate.opens_at} from s join ${people} p on p.n = s.n / ${sql.lit(OF_EACH)}`);
    await run(sql`insert into debate_argued (node_id, user_id, debate_id, marked_at)
      ${series(200)} select ${id(sql`(s.n * 97 + p.n * 31) % ${sql.lit(CLAIMS)}`)}, p.id, ${debate.id}, ${debate.opens_at}
      from s join ${people} p on true where true on conflict do nothing`);
    await run(sql`insert into debate_words (id, debate_id, user_id, kind, position, text, cites, said_at, seen_from)
      select ${`${kind}stated`} || n, ${debate.id}, id, 'debate-other-side', ${other}, ${LONG}, '[]', ${debate.opens_at}, ${debate.opens_at} from ${people}`);
    await run(sql`insert into debate_words (id, debate_id, user_id, kind, position, text, cites, said_at, seen_from)
      select ${`${kind}line`} || n, ${debate.id}, id, 'debate-mind', ${other}, ${LONG.slice(0, 200)}, '[]', ${debate.opens_at}, ${debate.closes_at} from ${people}`);
    await run(sql`insert into debate_mind (id, debate_id, user_id, node_id, from_position, to_position, words_id, changed_at)
      select ${`${kind}mind`} || n, ${debate.id}, id, ${idOf(kind, 0)}, ${position}, ${other}, ${`${kind}line`} || n, ${debate.opens_at} from ${people}`);
    await run(sql`insert into debate_stand (debate_id, user_id, position, since, seen_until, visited_at)
      select ${debate.id}, id, ${other}, ${debate.opens_at}, ${debate.opens_at}, ${debate.opens_at} from ${people}
      union all select ${debate.id}, ${reader}, ${other}, ${debate.opens_at}, ${debate.opens_at}, ${debate.opens_at}`);
    await db.updateTable('debate').set({ claims: CLAIMS }).where('id', '=', debate.id).execute();
  }
  const own = { id: 'own-claim', debate_id: open.id, position, seen_from: open.opens_at };
  await db
    .insertInto('debate_node')
    .values({ ...own, parent_id: null, side: 'for', depth: 1 })
    .execute();
  const kept = { first_text: null, hidden_because: null, tell_at: null, found_fair_at: null };
  await db
    .insertInto('debate_words')
    .values({
      ...own,
      ...kept,
      user_id: reader,
      kind: 'debate-claim',
      text: LONG,
      cites: '[]',
      said_at: open.opens_at,
    })
    .execute();
  await run(
    sql`insert into person_to_others (user_id, shown_as, age_answer, age_answered_at) values (${reader}, 'first-name', 'grown', ${now})`,
  );
  await run(
    sql`insert into trust (user_id, level, level_at, topics, replies) values (${reader}, 2, ${now}, 0, 0)`,
  );
  return {
    week: open.week,
    closed: last.week,
    position,
    other,
    wide: idOf('o', OF_EACH),
    deep: idOf('o', 2 * WIDE + 2),
    own: own.id,
    statementId: 'ostated1',
  };
}

/** Each as this week is, closed. */
async function giveFormerWeeks(db: Db, like: string): Promise<void> {
  const now = await db.selectFrom('debate').selectAll().where('id', '=', like).executeTakeFirstOrThrow();
  for (let back = 1; back <= FORMER; back++) {
    const week = weeksLater(weekOf(now.opens_at), -back);
    const [opens_at, closes_at] = [opensAt(week)!, closesAt(week)!];
    await db
      .insertInto('debate')
      .values({ ...now, id: `former${back}`, week, opens_at, closes_at, closed_at: closes_at })
      .execute();
  }
}
