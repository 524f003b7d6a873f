import { type Kysely, sql } from 'kysely';

/**
 * A question a week, and what is said in it. The tree (`debate_node`) stands apart from who said what (`debate_words`): where an
 * account goes, its words go, and what others said below them stays where it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('debate')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('week', 'text', (c) => c.notNull().unique())
    .addColumn('slug', 'text')
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('positions', 'text', (c) => c.notNull())
    .addColumn('passages', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('opens_at', 'bigint', (c) => c.notNull())
    .addColumn('closes_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('claims', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('closing_words', 'text')
    .addColumn('closing_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .execute();
  await index(db, 'debate_ends', 'debate', ['closes_at']);
  await index(db, 'debate_closing_by', 'debate', ['closing_by', 'id']);

  await db.schema
    .createTable('debate_stand')
    .addColumn('debate_id', 'text', (c) => c.notNull().references('debate.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('position', 'text')
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('seen_until', 'bigint', (c) => c.notNull())
    .addColumn('visited_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('debate_stand_pk', ['debate_id', 'user_id'])
    .execute();
  await index(db, 'debate_stand_mine', 'debate_stand', ['user_id', 'debate_id']);
  await index(db, 'debate_stand_holders', 'debate_stand', ['debate_id', 'position', 'user_id']);

  await db.schema
    .createTable('debate_node')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('debate_id', 'text', (c) => c.notNull().references('debate.id').onDelete('cascade'))
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('depth', 'integer', (c) => c.notNull())
    .addColumn('seen_from', 'bigint', (c) => c.notNull())
    .execute();
  await index(db, 'debate_node_of', 'debate_node', ['debate_id', 'id']);
  await index(db, 'debate_node_under', 'debate_node', ['parent_id']);

  await db.schema
    .createTable('debate_words')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('debate_id', 'text', (c) => c.notNull().references('debate.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('position', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('cites', 'text', (c) => c.notNull())
    .addColumn('first_text', 'text')
    .addColumn('hidden_because', 'text')
    .addColumn('said_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_from', 'bigint', (c) => c.notNull())
    .addColumn('tell_at', 'bigint')
    .execute();
  await index(db, 'debate_words_of', 'debate_words', ['debate_id', 'kind', 'id']);
  await index(db, 'debate_words_mine', 'debate_words', ['user_id', 'said_at', 'id']);
  await index(db, 'debate_words_by', 'debate_words', ['debate_id', 'user_id', 'kind']);
  await sql`create index debate_words_to_tell on debate_words (tell_at, id) where tell_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('debate_argued')
    .addColumn('node_id', 'text', (c) => c.notNull().references('debate_node.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('debate_id', 'text', (c) => c.notNull().references('debate.id').onDelete('cascade'))
    .addColumn('marked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('debate_argued_pk', ['node_id', 'user_id'])
    .execute();
  await index(db, 'debate_argued_of', 'debate_argued', ['debate_id', 'node_id', 'marked_at']);
  await index(db, 'debate_argued_mine', 'debate_argued', ['user_id', 'node_id']);

  await db.schema
    .createTable('debate_mind')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('debate_id', 'text', (c) => c.notNull().references('debate.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('node_id', 'text', (c) => c.notNull().references('debate_node.id').onDelete('cascade'))
    .addColumn('from_position', 'text', (c) => c.notNull())
    .addColumn('to_position', 'text', (c) => c.notNull())
    .addColumn('words_id', 'text', (c) => c.references('debate_words.id').onDelete('set null'))
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('debate_mind_pk', ['debate_id', 'user_id'])
    .execute();
  await index(db, 'debate_mind_by', 'debate_mind', ['node_id']);
  await index(db, 'debate_mind_mine', 'debate_mind', ['user_id', 'debate_id']);
  await index(db, 'debate_mind_words', 'debate_mind', ['words_id']);

  await db.schema
    .createTable('debate_verdict')
    .addColumn('statement_id', 'text', (c) => c.notNull().references('debate_words.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('as_moderator', 'integer', (c) => c.notNull())
    .addColumn('words_id', 'text', (c) => c.references('debate_words.id').onDelete('set null'))
    .addColumn('judged_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('debate_verdict_pk', ['statement_id', 'user_id'])
    .execute();
  await index(db, 'debate_verdict_mine', 'debate_verdict', ['user_id', 'statement_id']);
  await index(db, 'debate_verdict_words', 'debate_verdict', ['words_id']);
}

async function index(db: Kysely<never>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
