import type { Db } from '#platform/server/db/database.ts';

/** From where to where minds changed, the most first. */
export async function countMindsByWay(db: Db, debateId: string) {
  const rows = await db
    .selectFrom('debate_mind')
    .select(({ fn }) => ['from_position as from', 'to_position as to', fn.countAll<number>().as('people')])
    .where('debate_id', '=', debateId)
    .groupBy(['from_position', 'to_position'])
    .execute();
  return rows
    .map(({ from, to, people }) => ({ from, to, count: Number(people) }))
    .toSorted((a, b) => b.count - a.count || a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

/** What people said of how their minds changed, in an order by lot. */
export function findMindLines(db: Db, debateId: string, limit: number) {
  return db
    .selectFrom('debate_mind as mind')
    .innerJoin('debate_words as words', 'words.id', 'mind.words_id')
    .select([
      'words.id',
      'words.user_id as authorId',
      'mind.from_position as from',
      'mind.to_position as to',
      'words.text',
    ])
    .where('mind.debate_id', '=', debateId)
    .where('words.hidden_because', 'is', null)
    .orderBy('words.id')
    .limit(limit)
    .execute();
}

/** How many changed their minds in each of these weeks. */
export async function countMinds(db: Db, debateIds: readonly string[]): Promise<Map<string, number>> {
  if (debateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('debate_mind')
    .select(({ fn }) => ['debate_id', fn.countAll<number>().as('people')])
    .where('debate_id', 'in', debateIds)
    .groupBy('debate_id')
    .execute();
  return new Map(rows.map(({ debate_id, people }) => [debate_id, Number(people)]));
}
