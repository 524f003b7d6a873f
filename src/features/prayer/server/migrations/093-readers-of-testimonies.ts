import { type Kysely, sql } from 'kysely';

/**
 * What came of a request without a name has readers of its own where it is for another circle or group than was asked
 * (docs/decisions/120-readers-of-what-came-of-it.md). Until then both had the same ones.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('prayer_testimony_reader')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    // They go with what they read.
    .addColumn('request_id', 'text', (c) =>
      c.notNull().references('prayer_testimony.request_id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('prayer_testimony_reader_pk', ['user_id', 'request_id'])
    .execute();
  await db.schema
    .createIndex('prayer_testimony_reader_of_request')
    .on('prayer_testimony_reader')
    .column('request_id')
    .execute();

  // Asked of nobody or of everyone, all of them are readers of the testimony. A circle that a block has ended counts: its going would
  // tell who asked.
  await sql`
    insert into prayer_testimony_reader (user_id, request_id)
    select prayer_reader.user_id, prayer_reader.request_id from prayer_reader
    join prayer_request on prayer_request.id = prayer_reader.request_id
    join prayer_testimony on prayer_testimony.request_id = prayer_reader.request_id
    where prayer_request.shown_as = 'anonymous'
      and prayer_testimony.audience_kind in ('circle', 'group')
      and (prayer_testimony.audience_kind <> prayer_request.audience_kind
        or prayer_testimony.audience_id <> prayer_request.audience_id)
      and (
        prayer_request.audience_kind in ('only-me', 'everyone')
        or (prayer_testimony.audience_kind = 'circle' and exists (
          select 1 from circle_member
          where circle_member.user_id = prayer_request.user_id and circle_member.member_id = prayer_reader.user_id))
        or (prayer_testimony.audience_kind = 'group' and exists (
          select 1 from group_member
          where group_member.group_id = prayer_testimony.audience_id and group_member.user_id = prayer_reader.user_id))
      )`.execute(db);
  // Of other requests nobody can tell who was asked and left since, and who only read the testimony: they keep what they read.
  await sql`
    delete from prayer_reader where request_id in (
      select id from prayer_request where audience_kind in ('only-me', 'everyone')
    )`.execute(db);
}
