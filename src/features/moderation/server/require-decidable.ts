import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Words } from '#platform/server/words-kind.ts';
import { canClaim, decisionsFor, type Person } from '../moderation.policy.ts';
import type { Decision } from '../moderation.rules.ts';
import { type CaseFacts, factsOf } from './case-facts.ts';
import type { CaseRow } from './case-store.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { findWordsOf } from './present-cases.ts';
import { TellsWhoWrote } from './reveal.ts';

/**
 * What the decision is about, where it was offered to this moderator and is theirs to make. Of who wrote anonymously as much is offered
 * as of any member, so that nothing is told before somebody asks.
 * @throws AppError FORBIDDEN, TellsWhoWrote
 */
export async function requireDecidable(
  deps: Pick<ModerationDeps, 'words'>,
  tx: Tx,
  one: CaseRow,
  how: { found: Words | undefined; moderator: Person; action: Decision; now: number },
): Promise<CaseFacts> {
  const { found: words, moderator, action, now } = how;
  const mayDecide = ({ author, facts }: CaseFacts) => decisionsFor(moderator, author, facts).includes(action);
  const { showsAuthor } = await findWordsOf(deps, tx, one, moderator.id);
  if (!mayDecide(await factsOf(tx, one, { words, showsAuthor, now }))) {
    throw new AppError('FORBIDDEN', 'This is not for you to decide. Please ask a second.');
  }
  const known = await factsOf(tx, one, { words, showsAuthor: true, now });
  if (!mayDecide(known)) throw new TellsWhoWrote(one.id);
  return known;
}

/**
 * A case is claimed by who may decide it, as far as they may know whose words it is about.
 * @throws AppError FORBIDDEN
 */
export async function requireClaimable(
  deps: Pick<ModerationDeps, 'words'>,
  tx: Tx,
  one: CaseRow,
  { moderator, now }: { moderator: Person; now: number },
): Promise<void> {
  const { words, showsAuthor } = await findWordsOf(deps, tx, one, moderator.id);
  const { author, facts } = await factsOf(tx, one, { words, showsAuthor, now });
  if (!canClaim(decisionsFor(moderator, author, facts))) {
    throw new AppError('FORBIDDEN', 'This is not for you to decide, so it stays with the others.');
  }
}
