import { AppError } from '#contract/errors.ts';
import { standingIn } from '#features/groups/server/for-other-features.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { type Admitted, admitEdit, admitWords } from '#features/moderation/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { canShareWith, type PrayerReader } from '../prayer.policy.ts';
import type { Audience } from '../prayer.rules.ts';
import type { PrayerDeps } from './prayer-deps.ts';

/** Words of one of our kinds that somebody writes or changes. */
interface Written {
  caller: Pick<Caller, 'id' | 'timezone'>;
  kind: 'prayer-request' | 'encouragement' | 'testimony';
  id: string;
  text: string;
  deps: PrayerDeps;
}

/** Words for others to read, for the first time. @throws AppError as `admitWords` */
export function admitNew(tx: Tx, written: Written, shape: 'topic' | 'reply', now: number): Promise<Admitted> {
  return admitWords(tx, { ...asked(written), shape }, now);
}

/** Changed words that others read. @throws AppError as `admitEdit` */
export function admitChanged(tx: Tx, written: Written, now: number): Promise<Admitted> {
  return admitEdit(tx, asked(written), now);
}

function asked({ caller, kind, id, text, deps }: Written) {
  return { caller, kind, wordsId: id, texts: [text], deps };
}

/** Words that only their author reads: nobody is told of them, and help is shown all the same. */
export function keptPrivately(text: string): Admitted {
  return { isHeld: false, needsHelp: findDanger(text) !== null };
}

/**
 * @throws AppError FORBIDDEN for an audience that is not for them, NOT_FOUND for a group that is not theirs, GROUP_ARCHIVED.
 * Whoever was not asked how old they are is asked first.
 */
export async function requireShareable(
  tx: Tx,
  { id, age }: Pick<PrayerReader, 'id' | 'age'>,
  audience: Audience,
): Promise<void> {
  if (audience.kind === 'group') {
    const standing = await standingIn(tx, audience.id ?? '', id);
    if (!standing) throw noSuchGroup();
    if (standing.isArchived) {
      throw new AppError('GROUP_ARCHIVED', 'This group is archived. Please choose who may see it.');
    }
  }
  if (age === 'not-asked' || canShareWith(age, audience)) return;
  throw new AppError(
    'FORBIDDEN',
    'Under 16, what you write stays with you and your groups. Keep it for yourself, and talk to somebody you trust.',
  );
}

export function noSuchRequest(): AppError {
  return new AppError('NOT_FOUND', 'This request is not here any more, or it is not for you.');
}

export function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', 'There is no such group, or you are not in it.');
}
