import type { Kysely } from 'kysely';

/** Who has agreed to which version of the guidelines. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('guidelines_agreement')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('agreed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('guidelines_agreement_key', ['user_id', 'version'])
    .execute();
}
