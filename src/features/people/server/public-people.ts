import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PublicPerson } from '../people.contract.ts';
import { findPeople, findPeopleSeenBy, findPerson, type ShownPersonRow } from './person-store.ts';
import { presentPublicPerson } from './present-public-person.ts';

/**
 * What the viewer may see of these people, by their ids. Who is gone, banned at the moment, or blocked either way is not
 * among them: what they wrote is not shown either. One query, so ask for a page of them at a time.
 */
export async function publicPeople(
  db: DbOrTx,
  viewerId: string,
  ids: readonly string[],
  now: number,
): Promise<Map<string, PublicPerson>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  return byId(await findPeopleSeenBy(db, viewerId, wanted, now));
}

/** The same for moderators: without blocks, bans or secret mode, under the names that all see. */
export async function peopleForModerators(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, PublicPerson>> {
  const wanted = [...new Set(ids)];
  return wanted.length === 0 ? new Map() : byId(await findPeople(db, wanted));
}

/** Those whom somebody has blocked, so that they know whom: a name and a face, and nothing that changes. */
export async function namesOfBlocked(db: DbOrTx, ids: readonly string[]): Promise<Map<string, PublicPerson>> {
  const people = await peopleForModerators(db, ids);
  return new Map([...people].map(([id, person]) => [id, { ...person, level: null }]));
}

/** Id of the wallpaper that somebody has chosen; null for everybody's first. */
export async function wallpaperOf(db: DbOrTx, id: string): Promise<string | null> {
  return (await findPerson(db, id))?.wallpaper_id ?? null;
}

function byId(rows: readonly ShownPersonRow[]): Map<string, PublicPerson> {
  return new Map(rows.map((row) => [row.id, presentPublicPerson(row)]));
}
