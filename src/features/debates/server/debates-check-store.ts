import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** How many weeks there are, and at most `limit` whose places do not stand where they say, or that count fewer claims than there are. */
export async function compareTrees(
  db: Db,
  limit: number,
): Promise<{ debates: number; wrong: { id: string }[] }> {
  const { count } = await db
    .selectFrom('debate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const wrong = await db
    .selectFrom('debate')
    .select('id')
    .where(
      sql<boolean>`claims < (select count(*) from debate_node n where n.debate_id = debate.id)
        or exists (
          select 1 from debate_node c left join debate_node p on p.id = c.parent_id
          where c.debate_id = debate.id and (
            (c.parent_id is null and c.depth <> 1)
            or (c.parent_id is not null and (
              p.id is null or p.debate_id <> c.debate_id or p.position <> c.position or c.depth <> p.depth + 1
            ))
          )
        )
        or exists (
          select 1 from debate_words w left join debate_node o on o.id = w.id
          where w.debate_id = debate.id and w.kind = 'debate-claim' and o.id is null
        )`,
    )
    .limit(limit)
    .execute();
  return { debates: Number(count), wrong };
}
