import type { Kysely } from 'kysely';

/** Who is in whose circle, the links that lead into one, and the invitations from a card. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('circle_member')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('member_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addPrimaryKeyConstraint('circle_member_pk', ['user_id', 'member_id'])
    .execute();
  await db.schema
    .createIndex('circle_member_newest')
    .on('circle_member')
    .columns(['user_id', 'since', 'member_id'])
    .execute();
  // A deleted account falls out of every circle.
  await db.schema.createIndex('circle_member_back').on('circle_member').column('member_id').execute();
  await db.schema.createIndex('circle_member_ended').on('circle_member').column('ended_at').execute();

  await db.schema
    .createTable('circle_link')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('uses_left', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('circle_link_newest')
    .on('circle_link')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('circle_link_expiry').on('circle_link').column('expires_at').execute();

  await db.schema
    .createTable('circle_invitation')
    .addColumn('inviter_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('invited_at', 'bigint', (c) => c.notNull())
    .addColumn('declined_at', 'bigint')
    .addPrimaryKeyConstraint('circle_invitation_pk', ['inviter_id', 'invitee_id'])
    .execute();
  await db.schema
    .createIndex('circle_invitation_sent')
    .on('circle_invitation')
    .columns(['inviter_id', 'invited_at'])
    .execute();
  await db.schema
    .createIndex('circle_invitation_received')
    .on('circle_invitation')
    .columns(['invitee_id', 'invited_at'])
    .execute();
  await db.schema.createIndex('circle_invitation_age').on('circle_invitation').column('invited_at').execute();
}
