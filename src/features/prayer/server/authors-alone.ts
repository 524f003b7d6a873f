import { standingIn } from '#features/groups/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Audience } from '../prayer.rules.ts';
import { audienceOf } from './present-requests.ts';
import type { RequestRow } from './request-store.ts';
import { findTestimony, type TestimonyRow } from './testimony-store.ts';

/**
 * Whether its author alone can read a request now: it is for nobody else or rests, and what came of it is told to nobody. Moderators
 * do not read it then (docs/product.md, Moderation).
 */
export async function isAuthorsAlone(db: DbOrTx, request: RequestRow): Promise<boolean> {
  if (request.state === 'resting') return true;
  if (await isForOthers(db, request, audienceOf(request))) return false;
  const testimony = await findTestimony(db, request.id);
  return !testimony || isTestimonyAuthorsAlone(db, request, testimony);
}

/** The same of what came of it. */
export async function isTestimonyAuthorsAlone(
  db: DbOrTx,
  request: RequestRow,
  testimony: TestimonyRow,
): Promise<boolean> {
  return request.state !== 'answered' || !(await isForOthers(db, request, audienceOf(testimony)));
}

async function isForOthers(
  db: DbOrTx,
  { user_id, shown_as }: RequestRow,
  { kind, id }: Audience,
): Promise<boolean> {
  if (kind === 'only-me') return false;
  // With a name it is read in a group for as long as its author is in it, too.
  return kind !== 'group' || shown_as === 'anonymous' || (await standingIn(db, id ?? '', user_id)) !== null;
}
