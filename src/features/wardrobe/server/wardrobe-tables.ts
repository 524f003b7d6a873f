interface UnlockTable {
  user_id: string;
  /** The catalogue's id. */
  thing_id: string;
  unlocked_at: number;
}

/** Tables of one row per user and thing. Wallpapers have none: chests, collections and XP decide about them. */
export const UNLOCK_TABLES = {
  outfit: 'outfit_unlock',
  chest: 'chest_unlock',
  collection: 'collection_unlock',
} as const;
export type Unlockable = keyof typeof UNLOCK_TABLES;

declare module '#platform/server/db/database.ts' {
  interface Database {
    outfit_unlock: UnlockTable;
    chest_unlock: UnlockTable;
    collection_unlock: UnlockTable;
  }
}
