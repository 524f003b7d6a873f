import { type Kysely, sql } from 'kysely';
import { FOREVER } from '#features/people/people.rules.ts';
import { newId } from '#platform/server/ids.ts';

/**
 * Whoever had been banned for good held the seats of what they had answered before. The handler that hears of a ban takes back what they
 * answered, and whoever waits moves up (docs/decisions/088-mended-at-an-upgrade.md).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const now = Date.now();
  const { rows } = await sql<{ id: string }>`
    select id from "user" where "bannedUntil" >= ${FOREVER} and exists (
      select 1 from gathering_answer
      join gathering_occurrence on gathering_occurrence.id = gathering_answer.occurrence_id
      where gathering_answer.user_id = "user".id and gathering_occurrence.ends_at > ${now}
    )`.execute(db);
  for (const { id: userId } of rows) {
    await sql`insert into event_delivery
      (id, handler, type, subject, user_id, payload, created_at, due_at, attempts)
      values (${newId(now)}, 'take-back-answers-of-who-is-banned', 'person-banned', ${userId}, ${userId},
        ${JSON.stringify({ userId, until: FOREVER })}, ${now}, 0, 0)`.execute(db);
  }
}
