import type { PublicPerson } from '#features/people/people.contract.ts';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Encouragement } from '../encouragements.contract.ts';
import { canDeleteEncouragement, canEditEncouragement, canReadEncouragement } from '../prayer.policy.ts';
import { findShownEncouragements, type ShownEncouragement } from './encouragement-store.ts';
import { verseOf } from './present-requests.ts';
import type { Reading } from './reading.ts';

/** Those of the rows that the reader may read, as they see them. */
export async function presentEncouragements(
  db: DbOrTx,
  reading: Reading,
  rows: readonly ShownEncouragement[],
): Promise<Encouragement[]> {
  const readable = rows.filter((row) => canReadEncouragement(reading, judgedWords(row, reading.now)));
  const authors = readable.map((row) => row.user_id).filter((id) => id !== reading.id);
  const people = await publicPeople(db, reading.id, authors, reading.now);
  return Promise.all(readable.map((row) => present(row, reading, people)));
}

/** The reader's own, or one that they may read; undefined for none. */
export async function readEncouragement(
  db: DbOrTx,
  reading: Reading,
  id: string,
): Promise<Encouragement | undefined> {
  const rows = await findShownEncouragements(db, reading.id, [id]);
  const [words] = await presentEncouragements(db, reading, rows);
  return words;
}

export function judgedWords(row: ShownEncouragement, now: number) {
  return {
    authorId: row.user_id,
    askerId: row.asker_id,
    isAskerOut: row.asker_out !== null,
    isHidden: row.hidden_because !== null,
    isBlocked: row.is_blocked === 1,
    isAuthorBanned: row.banned_until !== null && row.banned_until > now,
  };
}

async function present(
  row: ShownEncouragement,
  reading: Reading,
  people: ReadonlyMap<string, PublicPerson>,
): Promise<Encouragement> {
  const isMine = row.user_id === reading.id;
  return {
    id: row.id,
    text: row.text,
    verse: await verseOf(row),
    author: isMine ? null : (people.get(row.user_id) ?? null),
    isMine,
    writtenAt: row.created_at,
    editedAt: row.updated_at,
    hidden: isMine ? row.hidden_because : null,
    can: {
      edit: canEditEncouragement(reading, { authorId: row.user_id, writtenAt: row.created_at }, reading.now),
      delete: canDeleteEncouragement(reading, { authorId: row.user_id }, { authorId: row.asker_id }),
      report: !isMine,
    },
  };
}
