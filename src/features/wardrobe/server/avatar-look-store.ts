import { DEFAULT_STYLE } from '#features/people/people.rules.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { AvatarLookTable } from './wardrobe-tables.ts';

export type LookChanges = Partial<Omit<AvatarLookTable, 'user_id'>>;

const DEFAULT_LOOK = {
  style: DEFAULT_STYLE,
  skin_color: null,
  hair_color: null,
  accent_color: null,
  outfit_id: null,
  wallpaper_id: null,
} as const;

/** Changes parts of somebody's look in one statement; two at once that change different parts are both kept. */
export async function updateLook(db: DbOrTx, userId: string, changes: LookChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('avatar_look')
    .values({ user_id: userId, ...DEFAULT_LOOK, ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}
