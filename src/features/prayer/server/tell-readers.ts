import { circleIdsOf } from '#features/circle/server/for-other-features.ts';
import { memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Audience } from '../prayer.rules.ts';
import { groupPath, peopleOf, WAITING } from './ask-for-prayer.ts';
import { groupsToldBy, whoHasInMindOf, whoStillReads } from './open-pages-store.ts';
import { audienceOf } from './present-requests.ts';
import type { RequestRow } from './request-store.ts';

/** What every cached answer about what was answered begins with. */
export const ANSWERED = '/api/prayer/answered';

/**
 * Pages that are open elsewhere hear that a request has changed, rests or is gone: of whom it reached before and of whom it reaches
 * now, and of who wrote under it. What is asked of everyone is told to the circle of whoever asks, as when it was asked: each is a
 * row. Nothing goes out for a request without a name: it would tell the moment.
 */
export async function tellReaders(
  tx: Tx,
  before: RequestRow,
  { audience, also = [] }: { audience?: Audience; also?: readonly string[] },
  now: number,
): Promise<void> {
  if (before.shown_as === 'anonymous') return;
  const audiences = [audienceOf(before), ...(audience ? [audience] : [])];
  const readers = await whoStillReads(tx, before, before.user_id);
  for (const one of audiences) readers.push(...(await peopleReached(tx, before.user_id, one)));
  const groups = audiences.flatMap(({ id }) => (id === null ? [] : groupPath(id)));
  const paths = [`/api/prayer/requests/${before.id}`, '/api/prayer/requests', ...WAITING, ...groups];
  await sendLive(tx, readers, [...new Set([...paths, ...also])], now);
}

/**
 * Somebody's account goes, and with it all that they asked: pages that are open elsewhere hear of it, as they hear of one request. Their
 * circle is told by itself.
 */
export async function tellOfGoing(tx: Tx, userId: string, now: number): Promise<void> {
  const readers = await whoHasInMindOf(tx, userId);
  for (const groupId of await groupsToldBy(tx, userId)) readers.push(...(await memberIdsOf(tx, groupId)));
  await sendLive(
    tx,
    [...new Set(readers)].filter((id) => id !== userId),
    ['/api/prayer'],
    now,
  );
}

async function peopleReached(tx: Tx, authorId: string, audience: Audience): Promise<readonly string[]> {
  return audience.kind === 'everyone' ? circleIdsOf(tx, authorId) : peopleOf(tx, authorId, audience);
}
