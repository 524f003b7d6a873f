import { beginningOf } from '#contract/beginning-of.ts';
import { peopleForModerators } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Words } from '#platform/server/words-kind.ts';
import type { CaseItem } from '../moderation.contract.ts';
import { type AppealableAction, URGENCIES } from '../moderation.rules.ts';
import { findAction, hasRevealed } from './action-store.ts';
import { type CaseRow, findCase } from './case-store.ts';
import type { ModerationDeps } from './moderation-deps.ts';

const EXCERPT_LENGTH = 140;

/** A case with what it is about, before it is shown to a moderator. */
export interface FoundCase {
  row: CaseRow;
  /** Undefined: deleted since, or their author's alone by now. */
  words: Words | undefined;
  /** Nobody is told who wrote it: it is anonymous, or not there to be read and may have been. */
  isAnonymous: boolean;
  /** Whether this moderator may see whose it is. */
  showsAuthor: boolean;
}

export async function findWordsOf(
  { words }: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  row: CaseRow,
  moderatorId: string,
): Promise<FoundCase> {
  const found = row.words_id === null ? undefined : await words.get(row.kind)?.find(db, row.words_id);
  // What was reported is not kept apart, so of what is private by now there is nothing to read until it is shared again.
  const shown = found?.isPrivate ? undefined : found;
  const isAnonymous = shown?.isAnonymous ?? true;
  return {
    row,
    words: shown,
    isAnonymous,
    showsAuthor: !isAnonymous || (await hasRevealed(db, row.id, moderatorId)),
  };
}

/** Whether this moderator may see whose words a case is about. */
export async function maySeeAuthor(
  deps: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  caseId: string,
  moderatorId: string,
): Promise<boolean> {
  const row = await findCase(db, caseId);
  return row === undefined || (await findWordsOf(deps, db, row, moderatorId)).showsAuthor;
}

/** Cases as they stand in the queue. */
export async function presentCaseItems(
  { words: kinds }: Pick<ModerationDeps, 'words'>,
  db: DbOrTx,
  cases: readonly FoundCase[],
  { moderatorId, now }: { moderatorId: string; now: number },
): Promise<CaseItem[]> {
  const people = await peopleForModerators(
    db,
    cases.flatMap(({ row, showsAuthor }) =>
      [showsAuthor ? row.author_id : null, row.claimed_by, row.second_asked_by].filter((id) => id !== null),
    ),
  );
  const showsHelp = ({ kind, appealed_action_id }: FoundCase['row']) =>
    appealed_action_id !== null || kinds.get(kind)?.showsHelp === true;
  const personOf = (id: string | null) => people.get(id ?? '') ?? null;
  return Promise.all(
    cases.map(async ({ row, words, isAnonymous, showsAuthor }) => {
      const isClaimed = row.claimed_by !== moderatorId && (row.claimed_until ?? 0) > now;
      const against =
        row.appealed_action_id === null ? undefined : await findAction(db, row.appealed_action_id);
      return {
        id: row.id,
        kind: row.kind,
        called: kinds.get(row.kind)?.called ?? 'a text',
        urgency: URGENCIES[row.urgency] ?? 'reports',
        author: showsAuthor ? personOf(row.author_id) : null,
        isAnonymous,
        excerpt: beginningOf((words?.text ?? '').replace(/\s+/g, ' '), EXCERPT_LENGTH),
        reports: row.reports,
        isHeld: row.held_at !== null,
        isDanger: row.danger_at !== null,
        isHelpShown: row.danger_at !== null && showsHelp(row),
        openedAt: row.opened_at,
        lookedAtBy: isClaimed ? personOf(row.claimed_by) : null,
        secondAskedBy: personOf(row.second_asked_by),
        appealAgainst: against
          ? {
              action: against.action as AppealableAction,
              actedAt: against.created_at,
              until: against.until,
            }
          : null,
      };
    }),
  );
}
