import { sql } from 'kysely';
import { positionsOf } from '#features/debates/server/debate-store.ts';
import { currentDebate } from '#features/debates/server/weeks.ts';
import type { Db } from '#platform/server/db/database.ts';
import { fillQuickly, n, seriesOn } from './insert-series.ts';
import { fillWith } from './many-people.ts';

const WORDS =
  'It was given for our good, so it can be received without being enforced. Nobody has to be told.';
/** Under each position, a tree in which each claim holds as many. */
const BRANCHES = 6;

/** The id of claim `x`, as `fillDebate` makes them. */
export function claimIdOf(x: number): string {
  return `01900000-0000-7840-8000-${String(x).padStart(12, '0')}`;
}

/** Fills an empty database with this week's debate, in which each person speaks once. @param claims over all positions */
export async function fillDebate(
  db: Db,
  { people, claims }: { people: number; claims: number },
  now: number,
) {
  await fillWith(db, { people, entries: people, heaviest: 1 }, now);
  const debate = await currentDebate(db, now);
  const [position] = positionsOf(debate);
  const { id, insert } = seriesOn(db);
  const lit = (x: number | string) => sql.lit(x);
  // A tree as in an array: claim x stands under (x - 1) / 6, four deep at most, and begins a new tree where it would be deeper.
  const [one, two, three] = [1, 1 + BRANCHES, 1 + BRANCHES + BRANCHES ** 2];
  const tree = three + BRANCHES ** 3;
  const place = sql`(n % ${lit(tree)})`;
  const seen = debate.opens_at;
  await fillQuickly(db, ['debate_node', 'debate_words', 'debate_argued'], async (on) => {
    await insert(
      'debate_node (id, debate_id, position, parent_id, side, depth, seen_from)',
      claims,
      sql`${id('840', n)}, ${lit(debate.id)}, ${lit(position!.key)},
        case when ${place} > 0 then ${id('840', sql`n - ${place} + (${place} - 1) / ${lit(BRANCHES)}`)} end,
        case when n % 3 = 0 then 'against' else 'for' end,
        case when ${place} < ${lit(one)} then 1 when ${place} < ${lit(two)} then 2 when ${place} < ${lit(three)} then 3 else 4 end,
        ${lit(seen)}`,
    ).execute(on);
    await insert(
      'debate_words (id, debate_id, user_id, kind, position, text, cites, said_at, seen_from)',
      claims,
      sql`${id('840', n)}, ${lit(debate.id)}, ${id('000', sql`n % ${lit(people)}`)}, 'debate-claim', ${lit(position!.key)},
        ${lit(WORDS)}, case when n % 3 = 0 then '["Mark 2:27"]' else '[]' end, ${lit(seen)}, ${lit(seen)}`,
    ).execute(on);
    await insert(
      'debate_argued (node_id, user_id, debate_id, marked_at)',
      claims,
      sql`${id('840', sql`n / 10`)}, ${id('000', sql`n % ${lit(people)}`)}, ${lit(debate.id)}, ${lit(seen)}`,
    ).execute(on);
  });
}
