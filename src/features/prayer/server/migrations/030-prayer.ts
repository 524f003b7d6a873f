import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('prayer_request')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('verse_reference', 'text')
    .addColumn('verse_translation', 'text')
    .addColumn('audience_kind', 'text', (c) => c.notNull())
    .addColumn('audience_id', 'text')
    .addColumn('shown_as', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('for_day', 'text')
    .addColumn('place', 'bigint', (c) => c.notNull())
    .addColumn('prayed_people', 'integer', (c) => c.notNull())
    .addColumn('prayed_times', 'integer', (c) => c.notNull())
    .addColumn('encouragements', 'integer', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('tell_prayed_at', 'bigint')
    .addColumn('told_prayed_until', 'bigint', (c) => c.notNull())
    .addColumn('tell_answered_at', 'bigint')
    .addColumn('ask_at', 'bigint')
    .addColumn('asked_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'prayer_request_mine', 'prayer_request', ['user_id', 'created_at', 'id']);
  await index(db, 'prayer_request_mine_by_state', 'prayer_request', ['user_id', 'state', 'created_at', 'id']);
  // What waits, in the order in which it is offered, with all that is asked of it: the rows themselves are not looked up.
  const judgedBy = ['shown_as', 'for_day', 'hidden_because'];
  await index(db, 'prayer_request_waiting', 'prayer_request', [
    'audience_kind',
    'state',
    'place',
    'id',
    'user_id',
    ...judgedBy,
  ]);
  await index(db, 'prayer_request_of_author', 'prayer_request', [
    'user_id',
    'state',
    'audience_kind',
    'place',
    'id',
    ...judgedBy,
  ]);
  await sql`create index prayer_request_for_day on prayer_request (for_day, place, id) where for_day is not null`.execute(
    db,
  );
  await sql`create index prayer_request_tell on prayer_request (tell_prayed_at) where tell_prayed_at is not null`.execute(
    db,
  );
  await sql`create index prayer_request_answered on prayer_request (tell_answered_at) where tell_answered_at is not null`.execute(
    db,
  );
  await sql`create index prayer_request_ask on prayer_request (ask_at) where ask_at is not null`.execute(db);

  // Who may read a request without a name that was asked of a circle: settled when it was asked.
  await db.schema
    .createTable('prayer_reader')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (c) => c.notNull().references('prayer_request.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('prayer_reader_pk', ['user_id', 'request_id'])
    .execute();
  await index(db, 'prayer_reader_of_request', 'prayer_reader', ['request_id']);

  await db.schema
    .createTable('prayer_testimony')
    .addColumn('request_id', 'text', (c) =>
      c.primaryKey().references('prayer_request.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('audience_kind', 'text', (c) => c.notNull())
    .addColumn('audience_id', 'text')
    .addColumn('place', 'bigint', (c) => c.notNull())
    .addColumn('hidden_because', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'prayer_testimony_mine', 'prayer_testimony', ['user_id', 'created_at', 'request_id']);
  await index(db, 'prayer_testimony_of_author', 'prayer_testimony', ['user_id', 'place', 'request_id']);
  await index(db, 'prayer_testimony_by_day', 'prayer_testimony', ['audience_kind', 'place', 'request_id']);

  await db.schema
    .createTable('prayer_prayed')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (c) => c.notNull().references('prayer_request.id').onDelete('cascade'))
    .addColumn('prayed_on', 'text', (c) => c.notNull())
    .addColumn('prayed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('prayer_prayed_pk', ['user_id', 'prayed_on', 'request_id'])
    .execute();
  await index(db, 'prayer_prayed_for_request', 'prayer_prayed', ['request_id', 'user_id', 'prayed_at']);

  await db.schema
    .createTable('prayer_later')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (c) => c.notNull().references('prayer_request.id').onDelete('cascade'))
    .addColumn('put_off_on', 'text', (c) => c.notNull())
    .addColumn('put_off_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('prayer_later_pk', ['user_id', 'put_off_on', 'request_id'])
    .execute();
  await index(db, 'prayer_later_of_request', 'prayer_later', ['request_id']);
  await index(db, 'prayer_later_oldest', 'prayer_later', ['put_off_at']);

  await db.schema
    .createTable('prayer_encouragement')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) => c.notNull().references('prayer_request.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('verse_reference', 'text')
    .addColumn('verse_translation', 'text')
    .addColumn('hidden_because', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'prayer_encouragement_under', 'prayer_encouragement', ['request_id', 'created_at', 'id']);
  await index(db, 'prayer_encouragement_mine', 'prayer_encouragement', ['user_id', 'created_at', 'id']);

  // That somebody wrote something which went with the request that it stood under: for their export.
  await db.schema
    .createTable('prayer_gone_words')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .addColumn('gone_at', 'bigint', (c) => c.notNull())
    .addColumn('because', 'text', (c) => c.notNull())
    .execute();
  await index(db, 'prayer_gone_words_mine', 'prayer_gone_words', ['user_id', 'written_at', 'id']);

  await db.schema
    .createTable('prayer_choice')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('audience_kind', 'text', (c) => c.notNull())
    .addColumn('audience_id', 'text')
    .addColumn('shown_as', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('prayer_folder')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'prayer_folder_mine', 'prayer_folder', ['user_id', 'position', 'id']);

  await db.schema
    .createTable('prayer_item')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('folder_id', 'text', (c) => c.references('prayer_folder.id').onDelete('set null'))
    .addColumn('text', 'text')
    .addColumn('request_id', 'text', (c) => c.references('prayer_request.id').onDelete('set null'))
    .addColumn('person_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('prayed_on', 'text')
    .addColumn('prayed_before_on', 'text')
    .addColumn('remind_minute', 'integer')
    .addColumn('remind_days', 'integer')
    .addColumn('remind_at', 'bigint')
    .addColumn('answered_at', 'bigint')
    .addColumn('thanks', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .execute();
  await index(db, 'prayer_item_mine', 'prayer_item', ['user_id', 'answered_at', 'id']);
  await index(db, 'prayer_item_from_oldest', 'prayer_item', ['user_id', 'created_at', 'id']);
  await index(db, 'prayer_item_of_request', 'prayer_item', ['request_id', 'user_id']);
  await index(db, 'prayer_item_of_person', 'prayer_item', ['person_id']);
  await index(db, 'prayer_item_in_folder', 'prayer_item', ['folder_id']);
  await sql`create index prayer_item_remind on prayer_item (remind_at) where remind_at is not null`.execute(
    db,
  );
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
