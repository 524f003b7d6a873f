import type { Kysely } from 'kysely';

/** What each user has unlocked, and the avatar's colours (null: the style's own). */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['outfit_unlock', 'chest_unlock', 'collection_unlock']) {
    await db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('thing_id', 'text', (c) => c.notNull())
      .addColumn('unlocked_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['user_id', 'thing_id'])
      .execute();
  }
  for (const column of ['avatarSkinColor', 'avatarHairColor', 'avatarAccentColor']) {
    await db.schema.alterTable('user').addColumn(column, 'text').execute();
  }
}
