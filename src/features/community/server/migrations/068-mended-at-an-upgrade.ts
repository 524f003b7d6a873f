import { type Kysely, sql } from 'kysely';
import { newId } from '#platform/server/ids.ts';

/*
 * What earlier versions allowed or left, and today's rules forbid (docs/decisions/088-mended-at-an-upgrade.md). What takes rules, or
 * tells somebody, is written down as an event, which the features' own handlers hear once this version runs. Each bears being
 * done twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const now = Date.now();
  await endLeadingUnder16(db, now);
  await takeBackWordsUnder16(db, now);
  await callOffArchived(db, now);
  await endPackingForEver(db, now);
  await bringHeldBeforeModerators(db, now);
}

/** Whoever is under 16 leads no group (docs/decisions/082). */
async function endLeadingUnder16(db: Kysely<never>, now: number): Promise<void> {
  const handler = 'take-back-what-was-asked-of-groups-under-16-at-an-upgrade';
  const has = sql`select 1 from group_member where group_member.user_id = person_to_others.user_id and role = 'leader'`;
  await sayUnder16(db, { handler, type: 'known-under-16', has }, now);
}

/** What they wrote before strangers is taken back (docs/product.md, People). */
async function takeBackWordsUnder16(db: Kysely<never>, now: number): Promise<void> {
  const encouraged = sql`select 1 from prayer_encouragement e
    join prayer_request r on r.id = e.request_id and r.user_id <> e.user_id and r.audience_kind <> 'group'
    where e.user_id = person_to_others.user_id`;
  const prayer = 'take-back-what-was-shared-under-16-at-an-upgrade';
  await sayUnder16(db, { handler: prayer, type: 'known-under-16', has: encouraged }, now);
  const debated = sql`select 1 from debate_words where debate_words.user_id = person_to_others.user_id`;
  const debates = 'take-back-what-who-is-under-16-said-in-debates';
  await sayUnder16(db, { handler: debates, type: 'found-under-16', has: debated }, now);
}

async function sayUnder16(
  db: Kysely<never>,
  { handler, type, has }: { handler: string; type: string; has: ReturnType<typeof sql> },
  now: number,
): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from person_to_others where age_answer = 'under-16' and exists (${has})`.execute(db);
  for (const { user_id: userId } of rows) {
    await write(db, { handler, type, subject: userId, userId, payload: { userId } }, now);
  }
}

/** What an archived group has planned does not take place (docs/product.md, Events). */
async function callOffArchived(db: Kysely<never>, now: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from study_group where archived_at is not null and exists (
      select 1 from gathering where group_id = study_group.id and (open_until is null or open_until > ${now})
    )`.execute(db);
  const event = { handler: 'call-off-events-of-an-archived-group', type: 'group-archived', userId: null };
  for (const { id: groupId } of rows) {
    await write(db, { ...event, subject: groupId, payload: { groupId, byId: null } }, now);
  }
}

/** A zip that nobody is at, because its last try failed, can be asked for again. */
async function endPackingForEver(db: Kysely<never>, now: number): Promise<void> {
  await sql`update group_zip set state = 'failed', kept_until = ${now + 7 * 24 * 3_600_000}
    where state = 'packing' and not exists (
      select 1 from event_delivery
      where handler = 'pack-a-group' and subject = group_zip.id and parked_at is null
    )`.execute(db);
}

/** What was divided off a series that a moderator was still to look at is before them, too: it was hidden, and nobody saw it. */
async function bringHeldBeforeModerators(db: Kysely<never>, now: number): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from gathering where hidden_because = 'held' and not exists (
      select 1 from moderation_case where kind = 'gathering' and words_id = gathering.id and closed_at is null
    )`.execute(db);
  // As the word list brings words before them: 'word-list' is the fourth of the urgencies.
  const urgency = 3;
  const rank = urgency * 10_000_000_000_000 + now;
  for (const { id, user_id } of rows) {
    const [caseId, actionId] = [newId(now), newId(now)];
    await sql`insert into moderation_case
      (id, kind, words_id, author_id, urgency, rank, reports, held_at, opened_at)
      values (${caseId}, 'gathering', ${id}, ${user_id}, ${urgency}, ${rank}, 0, ${now}, ${now})`.execute(db);
    await sql`insert into moderation_action (id, decision_id, case_id, author_id, action, reason, created_at)
      values (${actionId}, ${actionId}, ${caseId}, ${user_id}, 'hold', 'word-list', ${now})`.execute(db);
  }
}

interface Written {
  handler: string;
  type: string;
  subject: string;
  userId: string | null;
  payload: object;
}

async function write(db: Kysely<never>, event: Written, now: number): Promise<void> {
  const { handler, type, subject, userId, payload } = event;
  await sql`insert into event_delivery
    (id, handler, type, subject, user_id, payload, created_at, due_at, attempts)
    values (${newId(now)}, ${handler}, ${type}, ${subject}, ${userId}, ${JSON.stringify(payload)}, ${now}, 0, 0)`.execute(
    db,
  );
}
