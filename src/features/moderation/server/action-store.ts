import type { ExpressionBuilder, Selectable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ActionKind } from '../moderation.rules.ts';
import type { ModerationActionTable } from './moderation-tables.ts';

export type ActionRow = Selectable<ModerationActionTable>;

/** An action with what was written with it, and whether it still holds. */
export interface ReadAction extends ActionRow {
  note: string | null;
  isUndone: boolean;
  /** What took it back. */
  undoneBy: ActionKind | null;
  /** When, UTC epoch milliseconds. */
  undoneAt: number | null;
}

/** Writes down what was done. There is no function that changes such a row. */
export async function createActions(tx: Tx, rows: readonly ActionRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('moderation_action')
      .values([...rows])
      .execute();
}

export async function createNote(
  tx: Tx,
  { actionId, authorId, text }: { actionId: string; authorId: string | null; text: string },
): Promise<void> {
  await tx.insertInto('moderation_note').values({ action_id: actionId, author_id: authorId, text }).execute();
}

function actions(db: DbOrTx) {
  return db
    .selectFrom('moderation_action as action')
    .leftJoin('moderation_note as note', 'note.action_id', 'action.id')
    .leftJoin('moderation_action as undo', 'undo.undoes_id', 'action.id')
    .selectAll('action')
    .select(['note.text as note', 'undo.action as undone_by', 'undo.created_at as undone_at']);
}

function read(
  rows: readonly (ActionRow & {
    note: string | null;
    undone_by: ActionKind | null;
    undone_at: number | null;
  })[],
): ReadAction[] {
  return rows.map(({ undone_by, undone_at, ...row }) => ({
    ...row,
    isUndone: undone_by !== null,
    undoneBy: undone_by,
    undoneAt: undone_at,
  }));
}

export async function findAction(db: DbOrTx, id: string): Promise<ReadAction | undefined> {
  return read(await actions(db).where('action.id', '=', id).execute())[0];
}

/** Oldest first. */
export async function findActions(db: DbOrTx, ids: readonly string[]): Promise<ReadAction[]> {
  if (ids.length === 0) return [];
  const query = actions(db).where('action.id', 'in', [...ids]);
  return read(await query.orderBy('action.created_at').orderBy(mainFirst).orderBy('action.id').execute());
}

/**
 * What stands against somebody now of what was decided by then, oldest first: what mutes or bans them, and what was done about these
 * words, in whichever case.
 */
export async function findStanding(
  db: DbOrTx,
  wanted: { authorId: string; kind: string; wordsId: string | null; decidedBy: number; now: number },
): Promise<ReadAction[]> {
  const { authorId, kind, wordsId, decidedBy, now } = wanted;
  return read(
    await actions(db)
      .innerJoin('moderation_case as one', 'one.id', 'action.case_id')
      .where('action.author_id', '=', authorId)
      .where('action.created_at', '<=', decidedBy)
      .where('undo.id', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('action.action', 'in', ['mute', 'ban']), eb('action.until', '>', now)]),
          eb.and([
            eb('action.action', 'in', ['hide', 'hold', 'warn']),
            eb('one.kind', '=', kind),
            eb('one.words_id', '=', wordsId),
          ]),
        ]),
      )
      .orderBy('action.created_at')
      .orderBy(mainFirst)
      .orderBy('action.id')
      .execute(),
  );
}

/** Oldest first. */
export async function findActionsOfCases(db: DbOrTx, caseIds: readonly string[]): Promise<ReadAction[]> {
  if (caseIds.length === 0) return [];
  return read(
    await actions(db)
      .where('action.case_id', 'in', [...caseIds])
      .orderBy('action.created_at')
      .orderBy(mainFirst)
      .orderBy('action.id')
      .execute(),
  );
}

/** Of what was decided together the action itself stands first, and then what went with it. */
function mainFirst(eb: ExpressionBuilder<Database & { action: ModerationActionTable }, 'action'>) {
  return eb.case().when('action.id', '=', eb.ref('action.decision_id')).then(0).else(1).end();
}

/** The action itself first. */
export async function findActionsOfDecision(db: DbOrTx, decisionId: string): Promise<ReadAction[]> {
  return read(
    await actions(db)
      .where('action.decision_id', '=', decisionId)
      .orderBy(mainFirst)
      .orderBy('action.id')
      .execute(),
  );
}

/** What was done about somebody in other cases, newest first. */
export async function findActionsAbout(
  db: DbOrTx,
  { authorId, exceptCaseId, limit }: { authorId: string; exceptCaseId: string; limit: number },
): Promise<ReadAction[]> {
  return read(
    await actions(db)
      .where('action.author_id', '=', authorId)
      .where('action.case_id', '<>', exceptCaseId)
      .where('action.action', 'in', ['hide', 'warn', 'mute', 'ban'])
      .orderBy('action.created_at', 'desc')
      .orderBy('action.id', 'desc')
      .limit(limit)
      .execute(),
  );
}

/** The whole record, newest first. */
export async function findRecord(
  db: DbOrTx,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<ReadAction[]> {
  let query = actions(db);
  if (after) {
    query = query
      .where('action.created_at', '<=', after.at)
      .where((eb) => eb(eb.refTuple('action.created_at', 'action.id'), '<', eb.tuple(after.at, after.id)));
  }
  return read(
    await query.orderBy('action.created_at', 'desc').orderBy('action.id', 'desc').limit(limit).execute(),
  );
}

/** What somebody did while in office, or what was done about them, oldest first, for their export. */
export async function findActionsPage(
  db: DbOrTx,
  wanted: {
    column: 'author_id' | 'moderator_id';
    userId: string;
    last: Pick<ActionRow, 'created_at' | 'id'> | null;
    limit: number;
  },
): Promise<ReadAction[]> {
  const { column, userId, last, limit } = wanted;
  let query = actions(db).where(`action.${column}`, '=', userId);
  if (last) {
    query = query
      .where('action.created_at', '>=', last.created_at)
      .where((eb) =>
        eb(eb.refTuple('action.created_at', 'action.id'), '>', eb.tuple(last.created_at, last.id)),
      );
  }
  return read(await query.orderBy('action.created_at').orderBy('action.id').limit(limit).execute());
}

/** For a `where` of `moderation_action as action`: nothing has taken it back. */
export function isInForce(eb: ExpressionBuilder<Database & { action: ModerationActionTable }, 'action'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('moderation_action as undo')
        .select('undo.id')
        .whereRef('undo.undoes_id', '=', 'action.id'),
    ),
  );
}

/** Until when somebody is muted or banned, UTC epoch milliseconds; null: they are not. */
export async function findLimitEnd(
  db: DbOrTx,
  userId: string,
  action: 'mute' | 'ban',
  now: number,
): Promise<number | null> {
  const row = await limits(db, userId, action, now).select('action.until').executeTakeFirst();
  return row?.until ?? null;
}

/** The case of the ban that keeps somebody out the longest, of those decided by then; null: there is none. */
export async function findCaseOfBan(
  db: DbOrTx,
  userId: string,
  { decidedBy, now }: { decidedBy: number; now: number },
): Promise<string | null> {
  const row = await limits(db, userId, 'ban', now)
    .select('action.case_id')
    .where('action.created_at', '<=', decidedBy)
    .executeTakeFirst();
  return row?.case_id ?? null;
}

/** The query for what mutes or bans somebody now, that which ends last. */
function limits(db: DbOrTx, userId: string, action: 'mute' | 'ban', now: number) {
  return db
    .selectFrom('moderation_action as action')
    .where('action.author_id', '=', userId)
    .where('action.action', '=', action)
    .where('action.until', '>', now)
    .where(isInForce)
    .orderBy('action.until', 'desc')
    .limit(1);
}

/** The actions of one of these kinds that hide the words now. */
export function findInForce(
  db: DbOrTx,
  words: { kind: string; wordsId: string },
  kinds: readonly ActionKind[],
): Promise<{ id: string; case_id: string; author_id: string | null; action: ActionKind }[]> {
  return db
    .selectFrom('moderation_action as action')
    .innerJoin('moderation_case', 'moderation_case.id', 'action.case_id')
    .select(['action.id', 'action.case_id', 'action.author_id', 'action.action'])
    .where('moderation_case.kind', '=', words.kind)
    .where('moderation_case.words_id', '=', words.wordsId)
    .where('action.action', 'in', [...kinds])
    .where((of) => isInForce(of))
    .execute();
}

/** Whether this moderator has looked who wrote it. */
export async function hasRevealed(db: DbOrTx, caseId: string, moderatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_action')
    .select('id')
    .where('case_id', '=', caseId)
    .where('moderator_id', '=', moderatorId)
    .where('action', '=', 'reveal')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
