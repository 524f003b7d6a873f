import type { Tx } from '#platform/server/db/database.ts';
import { type Audience, isWithin } from '../prayer.rules.ts';
import { peopleOf } from './ask-for-prayer.ts';
import { addReaders, readersAmong, replaceReaders } from './request-store.ts';

/** How a request is shared, and what came of it, if that was told. */
interface Shared {
  isAnonymous: boolean;
  audience: Audience;
  testimony: Audience | null;
}

/**
 * Settles who may read a request without a name, when its audience or its name has changed: those who are in the circle or group that
 * is asked now. Where what came of it is for the same circle or group as before, whoever could read that still can, and nobody else.
 */
export async function resettleReaders(
  tx: Tx,
  { id, authorId }: { id: string; authorId: string },
  before: Shared,
  after: Shared,
): Promise<void> {
  if (!after.isAnonymous) return replaceReaders(tx, id, []);
  const asked = await peopleOf(tx, authorId, after.audience);
  const told = after.testimony ? await peopleOf(tx, authorId, after.testimony) : [];
  // With a name, it was read by whoever is there.
  if (!before.isAnonymous) return replaceReaders(tx, id, [...asked, ...told]);
  const { testimony } = before;
  if (!testimony || !isSame(testimony, after.testimony)) return replaceReaders(tx, id, asked);
  // Then all of them were chosen for the testimony, and whoever has left since keeps it.
  if (before.audience.kind === 'only-me' || isWithin(testimony, before.audience))
    return addReaders(tx, id, asked);
  await replaceReaders(tx, id, [...asked, ...(await readersAmong(tx, id, told))]);
}

function isSame(a: Audience, b: Audience | null): boolean {
  return a.kind === b?.kind && a.id === b.id;
}
