import { peopleWhoStay } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';

/** Those who were chosen when it was asked without a name, and those to whom else what came of it was told. */
type Readers = 'prayer_reader' | 'prayer_testimony_reader';

/** Settles who they are: these people, and nobody who joins the circle or the group later. */
export async function replaceReaders(
  tx: Tx,
  readers: Readers,
  requestId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom(readers).where('request_id', '=', requestId).execute();
  await addReaders(tx, readers, requestId, userIds);
}

/** Tells what came of a request also to those who were chosen when it was asked, whoever is asked from now on. */
export async function tellThoseChosen(tx: Tx, requestId: string): Promise<void> {
  const chosen = await tx
    .selectFrom('prayer_reader')
    .select('user_id')
    .where('request_id', '=', requestId)
    .execute();
  await addReaders(
    tx,
    'prayer_testimony_reader',
    requestId,
    chosen.map(({ user_id }) => user_id),
  );
}

/** Those of these people who are among them. */
export async function readersAmong(
  tx: Tx,
  readers: Readers,
  requestId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom(readers)
    .select('user_id')
    .where('request_id', '=', requestId)
    .where('user_id', 'in', [...userIds])
    .execute();
  return rows.map((row) => row.user_id);
}

/** Adds to them; nobody whose account is just being deleted. */
async function addReaders(
  tx: Tx,
  readers: Readers,
  requestId: string,
  userIds: readonly string[],
): Promise<void> {
  const here = await peopleWhoStay(tx, userIds);
  if (here.size === 0) return;
  await tx
    .insertInto(readers)
    .values([...here].map((user_id) => ({ user_id, request_id: requestId })))
    .onConflict((oc) => oc.doNothing())
    .execute();
}
