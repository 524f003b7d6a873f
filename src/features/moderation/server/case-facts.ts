import { findUserById, type UserTable } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Words } from '#platform/server/words-kind.ts';
import type { DecidableCase } from '../moderation.policy.ts';
import { findAction, type ReadAction } from './action-store.ts';
import type { CaseRow } from './case-store.ts';
import { hasOtherModerator } from './moderator-store.ts';
import { findReasonsOfCase } from './report-store.ts';

/** What the policy asks of a case, and whose words it is about. */
export interface CaseFacts {
  author: UserTable | null;
  /** What an appeal is against. */
  against: ReadAction | null;
  facts: DecidableCase;
}

/**
 * What decides who may do what about a case, read as it is now.
 * @param words as they stand now; undefined: they are gone
 * @param showsAuthor whether whoever asks may know who wrote it. Otherwise its author is taken for a member, as nearly all are: what may
 * be done would tell that they are not
 */
export async function factsOf(
  db: DbOrTx,
  one: CaseRow,
  { words, showsAuthor, now }: { words: Words | undefined; showsAuthor: boolean; now: number },
): Promise<CaseFacts> {
  const found = one.author_id === null ? undefined : await findUserById(db, one.author_id);
  const author = found && (showsAuthor ? found : { ...found, role: 'member' as const });
  const against = one.appealed_action_id === null ? undefined : await findAction(db, one.appealed_action_id);
  const reasons = await findReasonsOfCase(db, one.id);
  const wordsAuthorId = words?.authorId ?? null;
  const actedById = against?.moderator_id ?? null;
  const hasOthers =
    actedById !== null &&
    (await hasOtherModerator(db, {
      except: showsAuthor ? [actedById, one.author_id, wordsAuthorId] : [actedById],
      over: author?.role ?? 'member',
      now,
    }));
  return {
    author: author ?? null,
    against: against ?? null,
    facts: {
      isOpen: one.closed_at === null,
      isAppeal: one.appealed_action_id !== null,
      isDangerFound: one.danger_at !== null,
      isDangerReported: reasons.includes('danger'),
      isReportedOtherwise: reasons.some((reason) => reason !== 'danger'),
      actedById,
      hasOthers,
      wordsAuthorId,
    },
  };
}
