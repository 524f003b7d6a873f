import { isForGood } from '#contract/for-good.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { isTold } from '../told.rules.ts';
import type { Became, Part } from '../what-is-said.rules.ts';
import {
  type ActionRow,
  findAction,
  findActions,
  findActionsOfDecision,
  findStanding,
  type ReadAction,
} from './action-store.ts';
import { type CaseRow, findCase } from './case-store.ts';

/** What became of what was done, as it is now, where this action is one that read it again; null for any other. */
export async function whatBecame(db: DbOrTx, action: ReadAction, now: number): Promise<Became | null> {
  const { action: kind, case_id, created_at: at } = action;
  if (kind !== 'lift' && kind !== 'grant' && kind !== 'keep') return null;
  const one = await findCase(db, case_id);
  if (!one) return null;
  if (kind === 'keep') return whatStays(db, one, at);
  const undone = (await findActionsOfDecision(db, action.decision_id)).flatMap(
    ({ undoes_id }) => undoes_id ?? [],
  );
  return {
    parts: (await findActions(db, undone)).filter((part) => holds(part, at)).map(partOf),
    stands: (await standingOf(db, one, { decidedBy: at, now })).map(partOf),
    isWhole: true,
  };
}

/** What would become of it if this appeal were granted now, or kept. */
export async function whatWouldBecome(
  db: DbOrTx,
  one: CaseRow,
  { against, showsAuthor, now }: { against: ActionRow; showsAuthor: boolean; now: number },
): Promise<{ granted: Became; kept: Became }> {
  const kept = await whatStays(db, one, now);
  const standing = await standingOf(db, one, { decidedBy: now, now });
  const stands = standing
    .filter(({ decision_id }) => decision_id !== against.decision_id)
    // Of who wrote anonymously nothing is told by which they could be known.
    .filter(({ case_id }) => showsAuthor || case_id === against.case_id)
    .map(partOf);
  return { granted: { ...kept, stands, isWhole: true }, kept };
}

/** What stayed, when an appeal was kept, of what had been decided together with what it is against. */
async function whatStays(db: DbOrTx, one: CaseRow, at: number): Promise<Became> {
  const against = one.appealed_action_id === null ? undefined : await findAction(db, one.appealed_action_id);
  const decided = against ? await findActionsOfDecision(db, against.decision_id) : [];
  const parts = decided.filter((part) => holds(part, at) && (part.undoneAt === null || part.undoneAt > at));
  return { parts: parts.map(partOf), stands: [], isWhole: parts.length === decided.length };
}

/** What stands against its author of what they were told: about the same words, or that keeps them out. */
async function standingOf(
  db: DbOrTx,
  { author_id, kind, words_id }: CaseRow,
  when: { decidedBy: number; now: number },
): Promise<ReadAction[]> {
  if (author_id === null) return [];
  const found = await findStanding(db, { authorId: author_id, kind, wordsId: words_id, ...when });
  return found.filter((action) => isTold(action, when.now));
}

/** A mute or a ban ends by itself. */
function holds({ until }: ActionRow, at: number): boolean {
  return until === null || until > at;
}

function partOf({ action, until }: ActionRow): Part {
  return { action, isForGood: isForGood(until) };
}
