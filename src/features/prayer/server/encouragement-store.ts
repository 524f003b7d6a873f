import { expressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notBlockedWith, peopleWhoStay } from '#features/people/server/for-other-features.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { newId } from '#platform/server/ids.ts';
import type { PrayerEncouragementTable } from './prayer-tables.ts';

export type EncouragementRow = Selectable<PrayerEncouragementTable>;

/** An encouragement with how its author and the reader stand to each other, and who asked for prayer. */
export type ShownEncouragement = EncouragementRow & {
  asker_id: string;
  is_blocked: number;
  banned_until: number | null;
};

/** Those under a request that a reader may read, oldest first; their own are there, hidden or not. */
export function encouragementsUnder(
  db: DbOrTx,
  reader: { id: string; now: number },
  wanted: { requestId: string; after: TimeCursor | null; limit: number },
) {
  let query = shown(db, reader.id)
    .where('prayer_encouragement.request_id', '=', wanted.requestId)
    .where((eb) =>
      eb.or([
        eb('prayer_encouragement.user_id', '=', reader.id),
        eb.and([
          eb('prayer_encouragement.hidden_because', 'is', null),
          eb.or([eb('user.bannedUntil', 'is', null), eb('user.bannedUntil', '<=', reader.now)]),
          eb.or([
            eb('prayer_encouragement.asker_out', 'is', null),
            eb('prayer_request.user_id', '<>', reader.id),
          ]),
          notBlockedWith(eb, reader.id, 'prayer_encouragement.user_id'),
        ]),
      ]),
    );
  if (wanted.after) {
    const { at, id } = wanted.after;
    query = query.where((eb) =>
      eb(eb.refTuple('prayer_encouragement.created_at', 'prayer_encouragement.id'), '>', eb.tuple(at, id)),
    );
  }
  return query
    .orderBy('prayer_encouragement.created_at')
    .orderBy('prayer_encouragement.id')
    .limit(wanted.limit);
}

/** How many of those under a request its author may read, in a query of `prayer_request`; their own among them. */
export function countReadable(reader: { id: string; now: number }) {
  return sql<number>`(select count(*) from prayer_encouragement
    where prayer_encouragement.request_id = prayer_request.id and (
      prayer_encouragement.user_id = ${reader.id} or (
        prayer_encouragement.hidden_because is null
        and prayer_encouragement.asker_out is null
        and not exists (select 1 from "user" writer
          where writer.id = prayer_encouragement.user_id and writer."bannedUntil" > ${reader.now})
        and ${notBlockedWith(expressionBuilder<Database, 'prayer_encouragement'>(), reader.id, 'prayer_encouragement.user_id')}
      )
    ))`;
}

function shown(db: DbOrTx, readerId: string) {
  return db
    .selectFrom('prayer_encouragement')
    .innerJoin('user', 'user.id', 'prayer_encouragement.user_id')
    .innerJoin('prayer_request', 'prayer_request.id', 'prayer_encouragement.request_id')
    .selectAll('prayer_encouragement')
    .select(['user.bannedUntil as banned_until', 'prayer_request.user_id as asker_id'])
    .select((eb) =>
      sql<number>`case when ${notBlockedWith(eb, readerId, 'prayer_encouragement.user_id')} then 0 else 1 end`.as(
        'is_blocked',
      ),
    );
}

const shownByIds = preparedByIds({ readerId: '?readerId' }, (db, ids, { readerId }) =>
  shown(db, readerId).where('prayer_encouragement.id', 'in', [...ids]),
);

/** With these ids, in no order; whether the reader may see them is for the policy to say. */
export function findShownEncouragements(
  db: DbOrTx,
  readerId: string,
  ids: readonly string[],
): Promise<ShownEncouragement[]> {
  return shownByIds(db, ids, { readerId });
}

export function findEncouragement(db: DbOrTx, id: string): Promise<EncouragementRow | undefined> {
  return db.selectFrom('prayer_encouragement').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many somebody has under one request. */
export async function countOfOne(tx: Tx, requestId: string, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('prayer_encouragement')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function createEncouragementRow(
  tx: Tx,
  row: Insertable<PrayerEncouragementTable>,
): Promise<void> {
  await tx.insertInto('prayer_encouragement').values(row).execute();
  await addToCount(tx, row.request_id, 1);
}

export async function updateEncouragementRow(
  tx: Tx,
  id: string,
  changes: Updateable<PrayerEncouragementTable>,
): Promise<void> {
  await tx.updateTable('prayer_encouragement').set(changes).where('id', '=', id).execute();
}

export async function deleteEncouragementRow(tx: Tx, row: EncouragementRow): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('prayer_encouragement')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  await addToCount(tx, row.request_id, -Number(numDeletedRows));
}

async function addToCount(tx: Tx, requestId: string, by: number): Promise<void> {
  await tx
    .updateTable('prayer_request')
    .set((eb) => ({ encouragements: eb('encouragements', '+', by) }))
    .where('id', '=', requestId)
    .execute();
}

/** Some of what somebody has written under what others asked of anybody but a group, in the order of the requests. */
export function encouragementsOutsideGroups(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<EncouragementRow[]> {
  return tx
    .selectFrom('prayer_encouragement')
    .innerJoin('prayer_request', 'prayer_request.id', 'prayer_encouragement.request_id')
    .selectAll('prayer_encouragement')
    .where('prayer_encouragement.user_id', '=', userId)
    .where('prayer_request.user_id', '<>', userId)
    .where('prayer_request.audience_kind', '<>', 'group')
    .orderBy('prayer_encouragement.request_id')
    .limit(limit)
    .execute();
}

/** What others wrote under a request, for the notes that they get when it goes. */
export function encouragementsOfOthers(tx: Tx, requestId: string, authorId: string) {
  return tx
    .selectFrom('prayer_encouragement')
    .select(['id', 'user_id', 'created_at'])
    .where('request_id', '=', requestId)
    .where('user_id', '<>', authorId)
    .execute();
}

/** Notes for their writers that these went, and why; for nobody whose account is just being deleted. */
export async function createGoneWords(
  tx: Tx,
  words: readonly Pick<EncouragementRow, 'user_id' | 'created_at'>[],
  because: 'request-deleted' | 'removed' | 'under-16',
  now: number,
): Promise<void> {
  const here = await peopleWhoStay(tx, [...new Set(words.map(({ user_id }) => user_id))]);
  const theirs = words.filter(({ user_id }) => here.has(user_id));
  if (theirs.length === 0) return;
  await tx
    .insertInto('prayer_gone_words')
    .values(
      theirs.map(({ user_id, created_at }) => ({
        id: newId(now),
        user_id,
        written_at: created_at,
        gone_at: now,
        because,
      })),
    )
    .execute();
}
