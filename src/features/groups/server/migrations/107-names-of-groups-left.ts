import { type Kysely, sql } from 'kysely';

/** What a group was called when somebody was removed from it: what it is called since is for those who are in it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('group_removed').addColumn('name', 'text').execute();
  await sql`
    update group_removed set name = (
      select study_group.name from study_group where study_group.id = group_removed.group_id and study_group.hidden_because is null
    )
  `.execute(db);
}
