import type { Kysely } from 'kysely';

/**
 * Who said that somebody came: what a host notes of themselves is paid while somebody else came, too, whoever notes those. Of what was
 * noted before it is not known, and it stays paid as it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('gathering_answer').addColumn('came_noted_by', 'text').execute();
}
