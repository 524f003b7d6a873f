import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** How somebody has been kind in debates, each counted no further than `most`. */
export interface KindnessCounts {
  /** Statements of another side that those who hold it found fair. */
  fairStatements: number;
  changedMinds: number;
  /** Claims of theirs that somebody found well argued, of weeks that are closed: until then nobody is told. */
  wellArgued: number;
}

export async function countKindness(db: DbOrTx, userId: string, most: number): Promise<KindnessCounts> {
  const counted = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from ${rows} limit ${most}) as "some")`;
  const { rows } = await sql<Record<keyof KindnessCounts, number | string>>`
    select
      ${counted(sql`debate_words where user_id = ${userId} and found_fair_at is not null`)} as "fairStatements",
      ${counted(sql`debate_mind where user_id = ${userId}`)} as "changedMinds",
      ${counted(sql`debate_words as said where said.user_id = ${userId} and said.kind = 'debate-claim' and said.hidden_because is null
        and exists (select 1 from debate where debate.id = said.debate_id and debate.closed_at is not null)
        and exists (select 1 from debate_argued where debate_argued.debate_id = said.debate_id and debate_argued.node_id = said.id)`)} as "wellArgued"`.execute(
    db,
  );
  const [row] = rows;
  return {
    fairStatements: Number(row?.fairStatements ?? 0),
    changedMinds: Number(row?.changedMinds ?? 0),
    wellArgued: Number(row?.wellArgued ?? 0),
  };
}
