import { type Kysely, sql } from 'kysely';
import { newId } from '#platform/server/ids.ts';

/**
 * Words that are hidden although nothing is left that hides them, since the account of who wrote them was deleted: nobody could show
 * them again. And words whose open case is about somebody who does not answer for them any more. A handler brings both before
 * moderators (docs/decisions/088-mended-at-an-upgrade.md, docs/decisions/114-cases-follow-the-words.md).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const now = Date.now();
  for (const { kind, table, author } of CHANGING_HANDS) {
    const { rows } = await sql<{ id: string }>`
      select words.id from ${sql.table(table)} as words where (
        words.hidden_because is not null and not exists (
          select 1 from moderation_case one join moderation_action hides on hides.case_id = one.id
          where one.kind = ${kind} and one.words_id = words.id and hides.action in ('hide', 'hold')
            and not exists (select 1 from moderation_action undo where undo.undoes_id = hides.id)
        )
      ) or exists (
        select 1 from moderation_case one
        where one.kind = ${kind} and one.words_id = words.id and one.closed_at is null
          and one.appealed_action_id is null and one.author_id <> ${sql.ref(`words.${author}`)}
      )`.execute(db);
    for (const { id: wordsId } of rows) {
      await sql`insert into event_delivery
        (id, handler, type, subject, user_id, payload, created_at, due_at, attempts)
        values (${newId(now)}, 'bring-words-before-moderators-at-an-upgrade', 'words-to-wait-again', ${wordsId}, null,
          ${JSON.stringify({ kind, wordsId })}, ${now}, 0, 0)`.execute(db);
    }
  }
}

/** Words of groups that are handed over, or written anew by others. */
const CHANGING_HANDS = [
  { kind: 'study-group', table: 'study_group', author: 'author_id' },
  { kind: 'gathering', table: 'gathering', author: 'user_id' },
  { kind: 'gathering-line', table: 'gathering_line', author: 'user_id' },
  { kind: 'date-poll', table: 'date_poll', author: 'user_id' },
] as const;
