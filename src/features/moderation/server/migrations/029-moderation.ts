import { type Kysely, sql } from 'kysely';

/** Reports, cases, what moderators did and said, appeals, and how far people are trusted. */
export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  // Rows about somebody whose account is deleted stay, without whose they were.
  await schema
    .createTable('moderation_case')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('words_id', 'text')
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('urgency', 'integer', (c) => c.notNull())
    .addColumn('rank', 'bigint', (c) => c.notNull())
    .addColumn('reports', 'integer', (c) => c.notNull())
    .addColumn('danger_at', 'bigint')
    .addColumn('held_at', 'bigint')
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_hash', 'text')
    .addColumn('claimed_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('claimed_until', 'bigint')
    .addColumn('second_asked_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('appealed_action_id', 'text')
    .execute();
  await schema
    .createTable('moderation_report')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('case_id', 'text', (c) => c.notNull().references('moderation_case.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('words_id', 'text')
    .addColumn('words_hash', 'text', (c) => c.notNull())
    .addColumn('reporter_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('network', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('reported_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('moderation_action')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('decision_id', 'text', (c) => c.notNull())
    .addColumn('case_id', 'text', (c) => c.notNull().references('moderation_case.id'))
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('moderator_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('undoes_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('moderation_note')
    .addColumn('action_id', 'text', (c) => c.primaryKey().references('moderation_action.id'))
    .addColumn('author_id', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('moderation_appeal')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('action_id', 'text', (c) => c.notNull().references('moderation_action.id'))
    .addColumn('case_id', 'text', (c) => c.notNull().references('moderation_case.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('trust')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('level_at', 'bigint', (c) => c.notNull())
    .addColumn('first_shared_at', 'bigint')
    .addColumn('last_shared_at', 'bigint')
    .addColumn('day_started_at', 'bigint')
    .addColumn('topics', 'integer', (c) => c.notNull())
    .addColumn('replies', 'integer', (c) => c.notNull())
    .execute();
  for (const index of INDEXES) await sql.raw(`create ${index}`).execute(db);
}

const INDEXES = [
  // One open case for each thing, and one for each appeal.
  `unique index moderation_case_open on moderation_case (kind, words_id)
    where closed_at is null and appealed_action_id is null`,
  `unique index moderation_case_appeal on moderation_case (appealed_action_id)
    where appealed_action_id is not null`,
  'index moderation_case_queue on moderation_case (rank, id) where closed_at is null',
  'index moderation_case_waiting on moderation_case (opened_at) where closed_at is null',
  'index moderation_case_claims on moderation_case (claimed_by) where claimed_by is not null',
  'index moderation_case_seconds on moderation_case (second_asked_by) where second_asked_by is not null',
  'index moderation_case_words on moderation_case (kind, words_id, opened_at)',
  'index moderation_case_author on moderation_case (author_id, opened_at, id)',
  'unique index moderation_report_once on moderation_report (reporter_id, kind, words_id, words_hash)',
  'index moderation_report_mine on moderation_report (reporter_id, id)',
  'index moderation_report_case on moderation_report (case_id, reported_at)',
  'index moderation_report_networks on moderation_report (reported_at) where network is not null',
  // What was undone once cannot be undone again.
  'unique index moderation_action_undone on moderation_action (undoes_id) where undoes_id is not null',
  'index moderation_action_case on moderation_action (case_id, created_at)',
  'index moderation_action_decision on moderation_action (decision_id)',
  'index moderation_action_author on moderation_action (author_id, created_at, id)',
  'index moderation_action_limits on moderation_action (author_id, action, until)',
  'index moderation_action_moderator on moderation_action (moderator_id, created_at, id)',
  'index moderation_action_record on moderation_action (created_at, id)',
  'index moderation_note_author on moderation_note (author_id)',
  'unique index moderation_appeal_once on moderation_appeal (action_id)',
  'index moderation_appeal_case on moderation_appeal (case_id)',
  'index moderation_appeal_user on moderation_appeal (user_id, created_at, id)',
];
