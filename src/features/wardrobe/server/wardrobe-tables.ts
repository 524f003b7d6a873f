import type { AvatarStyle } from '#features/people/people.rules.ts';

export interface UnlockTable {
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

/** How somebody's avatar looks and what is behind it. Nobody who has changed nothing has a row. */
export interface AvatarLookTable {
  user_id: string;
  style: AvatarStyle;
  /** `#rrggbb`, null for the style's own. */
  skin_color: string | null;
  hair_color: string | null;
  accent_color: string | null;
  /** The catalogue's ids; null for the default. */
  outfit_id: string | null;
  wallpaper_id: string | null;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    avatar_look: AvatarLookTable;
    outfit_unlock: UnlockTable;
    chest_unlock: UnlockTable;
    collection_unlock: UnlockTable;
  }
}
