import { type Kysely, sql } from 'kysely';
import { FOREVER } from '#features/people/people.rules.ts';
import { newId } from '#platform/server/ids.ts';

/**
 * Whoever had been banned for good led their groups alone. The handler that hears of a ban lets somebody else lead them, too
 * (docs/decisions/088-mended-at-an-upgrade.md).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const now = Date.now();
  const { rows } = await sql<{ id: string }>`
    select id from "user" where "bannedUntil" >= ${FOREVER} and exists (
      select 1 from group_member where group_member.user_id = "user".id and group_member.role = 'leader'
    )`.execute(db);
  for (const { id: userId } of rows) {
    await sql`insert into event_delivery
      (id, handler, type, subject, user_id, payload, created_at, due_at, attempts)
      values (${newId(now)}, 'lead-what-somebody-banned-leads', 'person-banned', ${userId}, ${userId},
        ${JSON.stringify({ userId, until: FOREVER })}, ${now}, 0, 0)`.execute(db);
  }
}
