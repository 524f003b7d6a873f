import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { findNextItems } from './item-store.ts';
import { findFirstWaiting } from './list-waiting.ts';
import { readRequests } from './present-requests.ts';
import { readItems } from './read-items.ts';
import { readingOf } from './reading.ts';

/** One thing to pray for: an item of somebody's own list, or a request that they may read. */
export interface ToPray {
  itemId: string | null;
  requestId: string | null;
  text: string;
  /** The name that the person shows; null for nobody, and for a request without a name. */
  personName: string | null;
  forDay: string | null;
}

/** The first items that are looked at: one of them whose request is gone says nothing. */
const LOOKED_AT = 5;

/** What somebody could pray for next today: of their list first, then of what waits for them; null when nothing does. */
export async function nextToPray(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'timezone'>,
  now: number,
): Promise<ToPray | null> {
  const reading = await readingOf(db, caller, now);
  const rows = await findNextItems(db, { userId: caller.id, today: reading.today, limit: LOOKED_AT });
  for (const { id, text, request, person, isGone } of await readItems(db, reading, rows)) {
    if (isGone || (request !== null && request.state !== 'open')) continue;
    if (request !== null) return { ...ofRequest(request), itemId: id, text: text ?? request.text };
    const personName = person?.name ?? null;
    return { itemId: id, requestId: null, text: text ?? '', personName, forDay: null };
  }
  const first = await findFirstWaiting(db, reading);
  const [request] = first === undefined ? [] : await readRequests(db, reading, [first.id]);
  if (request === undefined || request.prayedToday || request.isLater) return null;
  return ofRequest(request);
}

function ofRequest({ id, itemId, text, author, forDay }: PrayerRequest): ToPray {
  return { itemId, requestId: id, text, personName: author?.name ?? null, forDay };
}
