import type { Selectable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ModerationCaseTable } from './moderation-tables.ts';

export type CaseRow = Selectable<ModerationCaseTable>;

export function findCase(db: DbOrTx, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom('moderation_case').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCases(db: DbOrTx, ids: readonly string[]): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('moderation_case')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Holds the case until the transaction ends: two moderators, or two reports, take turns. */
export function holdCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  return tx
    .updateTable('moderation_case')
    .set((eb) => ({ reports: eb.ref('reports') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The open case about these words, which is no appeal. */
export function findOpenCase(db: DbOrTx, kind: string, wordsId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('moderation_case')
    .selectAll()
    .where('kind', '=', kind)
    .where('words_id', '=', wordsId)
    .where('closed_at', 'is', null)
    .where('appealed_action_id', 'is', null)
    .executeTakeFirst();
}

/** Whether moderators have these words before them, as a report, by the word list or as an appeal. */
export async function hasOpenCase(db: DbOrTx, kind: string, wordsId: string): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('kind', '=', kind)
    .where('words_id', '=', wordsId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes nothing when there is an open case about the same. */
export async function createCase(tx: Tx, row: CaseRow): Promise<void> {
  await tx
    .insertInto('moderation_case')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function updateCase(tx: Tx, id: string, changes: Partial<Omit<CaseRow, 'id'>>): Promise<void> {
  await tx.updateTable('moderation_case').set(changes).where('id', '=', id).execute();
}

/** Open cases from the most urgent on, without those about this moderator's own words. */
export function queueFor(
  db: DbOrTx,
  { moderatorId, limit, after }: { moderatorId: string; limit: number; after: TimeCursor | null },
) {
  let query = db
    .selectFrom('moderation_case')
    .selectAll()
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('author_id', 'is', null), eb('author_id', '<>', moderatorId)]));
  if (after) {
    query = query
      .where('rank', '>=', after.at)
      .where((eb) => eb(eb.refTuple('rank', 'id'), '>', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('rank').orderBy('id').limit(limit);
}

/** How many cases are open and since when the oldest is; of all, or without those about somebody's own words. */
export async function countOpenCases(
  db: DbOrTx,
  exceptAuthorId: string | null,
): Promise<{ open: number; oldestAt: number | null }> {
  const { open, oldestAt } = await db
    .selectFrom('moderation_case')
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn.min<number | null>('opened_at').as('oldestAt'),
    ])
    .where('closed_at', 'is', null)
    .$if(exceptAuthorId !== null, (query) =>
      query.where((eb) => eb.or([eb('author_id', 'is', null), eb('author_id', '<>', exceptAuthorId)])),
    )
    .executeTakeFirstOrThrow();
  return { open: Number(open), oldestAt: oldestAt === null ? null : Number(oldestAt) };
}

/** How many moderators are looking at a case now. */
export async function countClaimers(db: DbOrTx, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_case')
    .select((eb) => eb.fn.count<number>('claimed_by').distinct().as('count'))
    .where('claimed_by', 'is not', null)
    .where('claimed_until', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives the case if it was theirs. */
export function deleteClaim(
  db: DbOrTx,
  caseId: string,
  moderatorId: string,
): Promise<Pick<CaseRow, 'author_id'> | undefined> {
  return db
    .updateTable('moderation_case')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', caseId)
    .where('claimed_by', '=', moderatorId)
    .returning('author_id')
    .executeTakeFirst();
}

/** Whether a moderator has looked at these words before, as they stand now, and let them stand. */
export async function wasFoundFine(
  db: DbOrTx,
  { kind, wordsId, hash }: { kind: string; wordsId: string; hash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_case')
    .innerJoin('moderation_action as fine', 'fine.case_id', 'moderation_case.id')
    .select('fine.id')
    .where('moderation_case.kind', '=', kind)
    .where('moderation_case.words_id', '=', wordsId)
    .where('moderation_case.closed_hash', '=', hash)
    .where('fine.action', '=', 'dismiss')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('moderation_action as undo')
            .select('undo.id')
            .whereRef('undo.undoes_id', '=', 'fine.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Cases about somebody's words in which something was done that they are told of (`isTold` says the same of one action), newest
 * first.
 * @param toldBefore what can be undone was told when it was made before this
 */
export function casesToldTo(
  db: DbOrTx,
  wanted: { authorId: string; toldBefore: number; limit: number; after: TimeCursor | null },
) {
  const { authorId, toldBefore, limit, after } = wanted;
  let query = db
    .selectFrom('moderation_case')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('appealed_action_id', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('moderation_action as told')
          .leftJoin('moderation_action as undo', 'undo.undoes_id', 'told.id')
          .select('told.id')
          .whereRef('told.case_id', '=', 'moderation_case.id')
          .where((of) => of.or([of('undo.action', 'is', null), of('undo.action', '<>', 'undo')]))
          .where((of) =>
            of.or([
              of('told.action', 'in', ['hold', 'write', 'lift']),
              of.and([
                of('told.action', 'in', ['hide', 'warn', 'mute', 'ban']),
                of('told.created_at', '<=', toldBefore),
              ]),
              of.and([
                of('told.action', '=', 'dismiss'),
                of('told.undoes_id', 'is not', null),
                of('told.created_at', '<=', toldBefore),
              ]),
            ]),
          ),
      ),
    );
  if (after) {
    query = query
      .where('opened_at', '<=', after.at)
      .where((eb) => eb(eb.refTuple('opened_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit);
}

/** All words that there have been cases about, while this person answered for them. */
export async function wordsOfCasesAbout(tx: Tx, authorId: string): Promise<{ kind: string; id: string }[]> {
  const rows = await tx
    .selectFrom('moderation_case')
    .select(['kind', 'words_id'])
    .distinct()
    .where('author_id', '=', authorId)
    .where('words_id', 'is not', null)
    .execute();
  return rows.map(({ kind, words_id }) => ({ kind, id: words_id! }));
}

/**
 * Ends all cases about somebody whose account is deleted, and forgets which words they were about, but those that stay. Says whether
 * one was open.
 */
export async function endCasesOf(
  tx: Tx,
  authorId: string,
  { staying, now }: { staying: readonly string[]; now: number },
): Promise<boolean> {
  await tx
    .updateTable('moderation_report')
    .set({ words_id: null })
    .where('case_id', 'in', (eb) =>
      eb.selectFrom('moderation_case').select('id').where('author_id', '=', authorId),
    )
    .where('words_id', 'not in', ['', ...staying])
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('moderation_case')
    .set({ closed_at: now })
    .where('author_id', '=', authorId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('moderation_case')
    .set({ words_id: null })
    .where('author_id', '=', authorId)
    .where('words_id', 'not in', ['', ...staying])
    .execute();
  return numUpdatedRows > 0n;
}
