import type { Kysely } from 'kysely';

/** By what somebody came in to a server that is not open to everybody, or by whose invitation to one that is. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('came_by')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('inviter_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('invitation_id', 'text', (c) => c.references('server_invitation.id').onDelete('set null'))
    .addColumn('came_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('came_by_invitation')
    .on('came_by')
    .columns(['invitation_id', 'came_at', 'user_id'])
    .execute();
  await db.schema.createIndex('came_by_inviter').on('came_by').column('inviter_id').execute();
}
