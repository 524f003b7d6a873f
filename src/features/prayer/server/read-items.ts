import { setImmediate as othersTurn } from 'node:timers/promises';
import { publicPeople } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import type { PrayerItem } from '../prayer-list.contract.ts';
import { findItem, type ItemRow } from './item-store.ts';
import { readRequests } from './present-requests.ts';
import type { Reading } from './reading.ts';

/** Requests that are read at a time, in a few milliseconds: a list may have 300, and others have their turn in between. */
const REQUESTS_PER_TURN = 60;

/** Somebody's items as they see them, in the order of the rows. */
export async function readItems(
  db: DbOrTx,
  reading: Reading,
  rows: readonly ItemRow[],
): Promise<PrayerItem[]> {
  const requestIds = rows.flatMap((row) => row.request_id ?? []);
  const personIds = rows.flatMap((row) => row.person_id ?? []);
  const requests = await requestsById(db, reading, requestIds);
  const people = await publicPeople(db, reading.id, personIds, reading.now);
  return rows.map((row) => {
    const request = (row.request_id && requests.get(row.request_id)) || null;
    const person = (row.person_id && people.get(row.person_id)) || null;
    const { remind_minute: minuteOfDay, remind_days: days } = row;
    return {
      id: row.id,
      text: row.text,
      folderId: row.folder_id,
      request,
      person,
      isGone: row.text === null && request === null && person === null,
      prayedOn: row.prayed_on,
      prayedToday: row.prayed_on === reading.today,
      reminder: minuteOfDay === null || days === null ? null : { minuteOfDay, days },
      answeredAt: row.answered_at,
      thanks: row.thanks,
      createdAt: row.created_at,
    };
  });
}

async function requestsById(db: DbOrTx, reading: Reading, ids: readonly string[]) {
  const requests = new Map<string, PrayerRequest>();
  for (let from = 0; from < ids.length; from += REQUESTS_PER_TURN) {
    if (from > 0) await othersTurn();
    const some = await readRequests(db, reading, ids.slice(from, from + REQUESTS_PER_TURN));
    for (const request of some) requests.set(request.id, request);
  }
  return requests;
}

/** The one item of the reader's own with this id; undefined for none. */
export async function readItem(db: DbOrTx, reading: Reading, id: string): Promise<PrayerItem | undefined> {
  const row = await findItem(db, reading.id, id);
  return row && (await readItems(db, reading, [row]))[0];
}
