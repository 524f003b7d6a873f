import { AppError } from '#contract/errors.ts';
import { findDanger } from '#features/help/help.rules.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { MyAction, MyWords } from '../my-words.contract.ts';
import { isTold, mayBeAppealed } from '../told.rules.ts';
import { findActionsOfCases, type ReadAction } from './action-store.ts';
import { type AppealRow, findAppealsAgainst } from './appeal-store.ts';
import { type CaseRow, findCase } from './case-store.ts';
import { hrefFor } from './href-for.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { saidOf } from './tell-author.ts';
import { whatBecame } from './what-became.ts';

/**
 * What moderators did about words of the caller, as they are told it.
 * @throws AppError NOT_FOUND for another's, and where nothing was done that concerns them
 */
export async function readMyWords(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  how: { caseId: string; userId: string; now: number },
): Promise<MyWords> {
  const { caseId, userId, now } = how;
  const row = await findCase(db, caseId);
  if (row?.author_id === userId && row.appealed_action_id === null) {
    const mine = await presentMyWords(deps, db, row, now);
    if (mine.actions.length > 0) return mine;
  }
  throw new AppError('NOT_FOUND', 'There is nothing about your words here.');
}

export async function presentMyWords(
  { words: kinds }: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  row: CaseRow,
  now: number,
): Promise<MyWords> {
  const kind = kinds.get(row.kind);
  const called = kind?.called ?? 'a text';
  const found = row.words_id === null ? undefined : await kind?.find(db, row.words_id);
  // Somebody else may answer for them by now, and have written others in their place.
  const words = found?.authorId === row.author_id ? found : undefined;
  const actions = await findActionsOfCases(db, [row.id]);
  const told = actions.filter((action) => isTold(action, now));
  const appeals = new Map(
    (
      await findAppealsAgainst(
        db,
        told.map(({ id }) => id),
      )
    ).map((appeal) => [appeal.action_id, appeal]),
  );
  return {
    caseId: row.id,
    kind: row.kind,
    called,
    words: words
      ? {
          text: words.text,
          earlier: [...(words.earlier ?? [])],
          pictureUrls: [...words.pictureUrls],
          writtenAt: words.writtenAt,
          isHidden: words.isHidden,
          href: await hrefFor(db, kind, words, { readerId: words.authorId, now }),
        }
      : null,
    actions: await Promise.all(
      told.map((action) =>
        presentMyAction(db, action, { actions, called, appeal: appeals.get(action.id), now }),
      ),
    ),
  };
}

async function presentMyAction(
  db: DbOrTx,
  action: ReadAction,
  how: { actions: readonly ReadAction[]; called: string; appeal: AppealRow | undefined; now: number },
): Promise<MyAction> {
  const { actions, called, appeal, now } = how;
  const decision = actions.filter(({ decision_id }) => decision_id === action.decision_id);
  // What was decided together is said in one sentence.
  const said = saidOf(action, {
    decision: action.id === action.decision_id ? decision : [],
    became: await whatBecame(db, action, now),
    called,
  });
  return {
    id: action.id,
    action: action.action,
    said,
    note: action.note,
    until: action.until,
    createdAt: action.created_at,
    isUndone: action.isUndone,
    mayAppeal: mayBeAppealed(action, { now, isAppealed: appeal !== undefined }),
    appeal: appeal
      ? {
          text: appeal.text,
          createdAt: appeal.created_at,
          needsHelp: findDanger(appeal.text) !== null,
          ...(await answerOf(db, appeal)),
        }
      : null,
  };
}

/** How an appeal was answered; nothing yet while it waits. */
async function answerOf(
  db: DbOrTx,
  appeal: AppealRow,
): Promise<{ outcome: 'granted' | 'kept' | null; answer: string | null }> {
  const answer = (await findActionsOfCases(db, [appeal.case_id])).find(
    ({ action }) => action === 'grant' || action === 'keep',
  );
  if (!answer) return { outcome: null, answer: null };
  return { outcome: answer.action === 'grant' ? 'granted' : 'kept', answer: answer.note };
}
