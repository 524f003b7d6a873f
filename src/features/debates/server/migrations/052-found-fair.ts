import { type Kysely, sql } from 'kysely';

/** That a statement of another side was found fair is kept, once its author was paid for it, and not counted anew each time. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('debate_words').addColumn('found_fair_at', 'bigint').execute();
  await sql`
    update debate_words set found_fair_at = (
      select min(xp_grant.granted_at) from xp_grant
      where xp_grant.user_id = debate_words.user_id and xp_grant.reason = 'debate_other_side'
        and xp_grant.source_id = debate_words.id
    ) where kind = 'debate-other-side'`.execute(db);
}
