import type { Tx } from '#platform/server/db/database.ts';
import { type Audience, isSameAudience } from '../prayer.rules.ts';
import { peopleOf } from './ask-for-prayer.ts';
import { replaceReaders, tellThoseChosen } from './reader-store.ts';

/** For whom a request is, and what came of it, if that was told. */
interface Shared {
  audience: Audience;
  testimony: Audience | null;
}

/**
 * Settles who may read a request without a name, when its audience has changed: those who are in the circle or group that
 * is asked now. Where what came of it is for the same circle or group as before, whoever could read that still can.
 */
export async function resettleReaders(
  tx: Tx,
  request: { id: string; authorId: string; isAnonymous: boolean },
  before: Shared,
  after: Shared,
): Promise<void> {
  const { id, authorId, isAnonymous } = request;
  const told = isAnonymous ? before.testimony : null;
  if (!told || !after.testimony || !isSameAudience(told, after.testimony))
    await settleTold(tx, { ...request, ...after }, after.testimony);
  // Whoever was asked was also told, and keeps it when others are asked.
  else if (isSameAudience(told, before.audience)) await tellThoseChosen(tx, id);
  const asked = isAnonymous ? await peopleOf(tx, authorId, after.audience) : [];
  await replaceReaders(tx, 'prayer_reader', id, asked);
}

/**
 * Settles who may read what came of a request without a name beside those who were asked: who is in the circle or group that it is for
 * now.
 */
export async function settleTold(
  tx: Tx,
  request: { id: string; authorId: string; isAnonymous: boolean; audience: Audience },
  testimony: Audience | null,
): Promise<void> {
  const isForOthers =
    request.isAnonymous && testimony !== null && !isSameAudience(testimony, request.audience);
  const told = isForOthers ? await peopleOf(tx, request.authorId, testimony) : [];
  await replaceReaders(tx, 'prayer_testimony_reader', request.id, told);
}
