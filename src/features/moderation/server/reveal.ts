import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { createActions, hasRevealed } from './action-store.ts';
import { type CaseRow, findCase } from './case-store.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';

/** Writes down that a moderator looked who wrote the words of a case, once. */
export async function writeReveal(
  tx: Tx,
  one: Pick<CaseRow, 'id' | 'author_id'>,
  moderatorId: string,
  now: number,
): Promise<void> {
  if (await hasRevealed(tx, one.id, moderatorId)) return;
  const id = newId(now);
  await createActions(tx, [
    {
      id,
      decision_id: id,
      case_id: one.id,
      author_id: one.author_id,
      moderator_id: moderatorId,
      action: 'reveal',
      reason: 'other',
      until: null,
      undoes_id: null,
      created_at: now,
    },
  ]);
}

/** Refused only because of who wrote anonymously: whoever hears it knows something of them. Thrown within `writingDownWhatItTells`. */
export class TellsWhoWrote extends AppError {
  readonly caseId: string;

  constructor(caseId: string) {
    super(
      'FORBIDDEN',
      'Whoever wrote this is in an office, so it is not for you to decide. That you know this now is written down.',
    );
    this.caseId = caseId;
  }
}

/** As `inTransaction`. All of what is refused is taken back, and what the refusal tells of who wrote is written down all the same. */
export async function writingDownWhatItTells<T>(
  { db, clock }: Pick<ModerationDeps, 'db' | 'clock'>,
  moderatorId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (error instanceof TellsWhoWrote) {
      await inTransaction(db, async (tx) => {
        await holdPeople(tx, [moderatorId]);
        // The author's account may be gone by now.
        const one = await findCase(tx, error.caseId);
        if (one) await writeReveal(tx, one, moderatorId, clock.now());
      });
    }
    throw error;
  }
}
