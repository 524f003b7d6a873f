import type { DbOrTx } from '#platform/server/db/database.ts';
import { CHESTS } from '../catalogue/chests.ts';
import { COLLECTIONS } from '../catalogue/collections.ts';
import { findOpened } from './wardrobe-store.ts';

/** What somebody has opened of the catalogue; `all…` is 1 when nothing of the kind is left, otherwise 0. */
export interface OpenedCounts {
  chests: number;
  allChests: number;
  collections: number;
  allCollections: number;
}

/** What somebody has opened, as counts by which milestones are reached; `all…` is 1 or 0. */
export async function countOpened(db: DbOrTx, userId: string): Promise<OpenedCounts> {
  const opened = await findOpened(db, userId);
  return {
    chests: opened.chests.size,
    allChests: CHESTS.every(({ id }) => opened.chests.has(id)) ? 1 : 0,
    collections: opened.collections.size,
    allCollections: COLLECTIONS.every(({ id }) => opened.collections.has(id)) ? 1 : 0,
  };
}
