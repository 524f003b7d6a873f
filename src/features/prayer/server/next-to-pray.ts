import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { findNextItems, type ItemRow } from './item-store.ts';
import { readRequests } from './present-requests.ts';
import { readItems } from './read-items.ts';
import { type Reading, readingOf } from './reading.ts';
import { findFirstOpen } from './waiting-store.ts';

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

/** Who prays, and the first items of their list. */
export interface OwnToPray {
  reading: Reading;
  items: readonly ItemRow[];
}

/** What `nextToPray` begins with. It looks at nobody else's, so a screen can ask for it together with all else that is theirs. */
export async function findOwnToPray(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'timezone'>,
  now: number,
): Promise<OwnToPray> {
  const today = localDay(now, caller.timezone).date;
  const [reading, items] = await Promise.all([
    readingOf(db, caller, now),
    findNextItems(db, { userId: caller.id, today, limit: LOOKED_AT }),
  ]);
  return { reading, items };
}

/** What somebody could pray for next today: of their list first, then of what waits for them; null when nothing does. */
export async function nextToPray(db: DbOrTx, { reading, items }: OwnToPray): Promise<ToPray | null> {
  for (const { id, text, request, person, isGone } of await readItems(db, reading, items)) {
    if (isGone || (request !== null && request.state !== 'open')) continue;
    if (request !== null) return { ...ofRequest(request), itemId: id, text: text ?? request.text };
    const personName = person?.name ?? null;
    return { itemId: id, requestId: null, text: text ?? '', personName, forDay: null };
  }
  const first = await findFirstOpen(db, reading);
  const [request] = first === undefined ? [] : await readRequests(db, reading, [first.id]);
  if (request === undefined || request.prayedToday || request.isLater) return null;
  return ofRequest(request);
}

function ofRequest({ id, itemId, text, author, forDay }: PrayerRequest): ToPray {
  return { itemId, requestId: id, text, personName: author?.name ?? null, forDay };
}
