import { type Kysely, sql } from 'kysely';
import { createBeginningIndex } from '#platform/server/db/starts-with.ts';

/** People are found by how their names and addresses begin, and those who are banned without reading all others. */
export async function up(db: Kysely<never>): Promise<void> {
  const of = (index: string, ...columns: string[]) =>
    createBeginningIndex(db, { index, table: 'user', columns });
  await of('user_by_first_name', 'firstName', 'lastName');
  await of('user_by_last_name', 'lastName');
  await of('user_by_email', 'email');
  await createBeginningIndex(db, {
    index: 'person_to_others_by_name',
    table: 'person_to_others',
    columns: ['chosen_name'],
  });
  await sql`create index user_banned on "user" ("bannedUntil", id) where "bannedUntil" is not null`.execute(
    db,
  );
}
