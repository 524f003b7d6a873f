import { type Kysely, sql } from 'kysely';

/**
 * Whom leaders have asked to lead a group. Nobody had been asked before. Whoever is asked is in the group, and takes along what they were
 * asked; what they declined outlives whoever asked.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('group_lead_offer')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('group_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('offered_at', 'bigint', (c) => c.notNull())
    .addColumn('declined_at', 'bigint')
    .addPrimaryKeyConstraint('group_lead_offer_pk', ['user_id', 'group_id'])
    .addForeignKeyConstraint(
      'group_lead_offer_to',
      ['user_id', 'group_id'],
      'group_member',
      ['user_id', 'group_id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();
  const indexes = [
    ['group_lead_offer_of_group', ['group_id', 'by_id']],
    ['group_lead_offer_asked_by', ['by_id', 'group_id', 'user_id']],
  ] as const;
  await db.schema
    .createIndex('group_lead_offer_id')
    .unique()
    .on('group_lead_offer')
    .columns(['id'])
    .execute();
  for (const [name, columns] of indexes) {
    await db.schema
      .createIndex(name)
      .on('group_lead_offer')
      .columns([...columns])
      .execute();
  }
  // Nobody was said to have made them members: their leaders read in it how old they are. It is written as it is now (`giveUpLeading`).
  await sql`
    update group_act set by_id = about_id where act = 'role' and role = 'member' and by_id is null and about_id in (
      select user_id from person_to_others where age_answer = 'under-16'
    )`.execute(db);
}
