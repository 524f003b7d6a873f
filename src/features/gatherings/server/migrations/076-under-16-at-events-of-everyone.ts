import { type Kysely, sql } from 'kysely';
import { newId } from '#platform/server/ids.ts';

/**
 * Whoever had said that they are under 16 stood among those who come to events of everyone, where they had answered before they were asked
 * (docs/decisions/088-mended-at-an-upgrade.md). The handler that hears of it takes back what they answered, and whoever waits moves up.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const now = Date.now();
  const { rows } = await sql<{ user_id: string }>`
    select user_id from person_to_others where age_answer = 'under-16' and exists (
      select 1 from gathering_answer
      join gathering_occurrence on gathering_occurrence.id = gathering_answer.occurrence_id
      where gathering_answer.user_id = person_to_others.user_id and gathering_occurrence.audience = 'everyone'
    )`.execute(db);
  for (const { user_id: userId } of rows) {
    await sql`insert into event_delivery
      (id, handler, type, subject, user_id, payload, created_at, due_at, attempts)
      values (${newId(now)}, 'take-back-answers-of-who-is-under-16', 'found-under-16', ${userId}, ${userId},
        ${JSON.stringify({ userId })}, ${now}, 0, 0)`.execute(db);
  }
}
