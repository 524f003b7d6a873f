import type { Kysely } from 'kysely';

/**
 * Whom leaders have asked to lead a group. Both are in the group: whoever goes takes along what they asked and were asked. Nobody had been
 * asked before.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('group_lead_offer')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('group_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
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
    .addForeignKeyConstraint(
      'group_lead_offer_by',
      ['by_id', 'group_id'],
      'group_member',
      ['user_id', 'group_id'],
      (fk) => fk.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('group_lead_offer_id')
    .unique()
    .on('group_lead_offer')
    .columns(['id'])
    .execute();
  await db.schema
    .createIndex('group_lead_offer_of_group')
    .on('group_lead_offer')
    .columns(['group_id', 'by_id'])
    .execute();
  await db.schema
    .createIndex('group_lead_offer_asked_by')
    .on('group_lead_offer')
    .columns(['by_id', 'group_id'])
    .execute();
}
