import { type Kysely, sql } from 'kysely';

/** `place` is a verse as a number (`server/annotations/places.ts`), so that a chapter or a book is a range. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('verse_highlight')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('verse_highlight_pk', ['user_id', 'place'])
    .execute();
  await sql`create index verse_highlight_newest on verse_highlight (user_id, created_at desc, place)`.execute(
    db,
  );
  await db.schema
    .createTable('verse_note')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('last_verse', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await sql`create index verse_note_by_place on verse_note (user_id, place, id)`.execute(db);
  await sql`create index verse_note_newest on verse_note (user_id, created_at, id)`.execute(db);
  await db.schema
    .createTable('highlight_name')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('color', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('highlight_name_pk', ['user_id', 'color'])
    .execute();
}
