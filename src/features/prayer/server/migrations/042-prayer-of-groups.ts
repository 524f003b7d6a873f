import { type Kysely, sql } from 'kysely';

/** What is asked of groups is found by the group. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index prayer_request_of_group
    on prayer_request (audience_id, state, place, id, user_id, shown_as, for_day, hidden_because)
    where audience_id is not null`.execute(db);
  await sql`create index prayer_testimony_of_group on prayer_testimony (audience_id, place, request_id, user_id)
    where audience_id is not null`.execute(db);
}
