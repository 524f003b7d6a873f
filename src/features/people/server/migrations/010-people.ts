import { type Kysely, sql } from 'kysely';

/** Columns of `user` that belong to others, in what order they go does not matter. */
const MOVED = [
  'currentXP',
  'avatarGenderVibe',
  'avatarSkinColor',
  'avatarHairColor',
  'avatarAccentColor',
  'currentOutfitId',
  'currentWallpaperId',
  'profileImageUrl',
] as const;

/**
 * The user's row keeps who somebody is. What they earned, how they look and their picture get tables of their features;
 * somebody without a row there has earned nothing, has the default look, or has no picture.
 *
 * The columns are dropped, the table is not made anew: `drop table "user"` would delete, by their foreign keys, all that
 * people have. One statement copies each table and PostgreSQL drops columns without writing rows, so that a large table
 * is not locked for long; SQLite writes the table once for each column.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('current_xp', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('avatar_look')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('style', 'text', (c) => c.notNull())
    .addColumn('skin_color', 'text')
    .addColumn('hair_color', 'text')
    .addColumn('accent_color', 'text')
    .addColumn('outfit_id', 'text')
    .addColumn('wallpaper_id', 'text')
    .execute();
  await db.schema
    .createTable('profile_picture')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('picture_id', 'text', (c) => c.notNull())
    .execute();

  await sql`
    insert into progress (user_id, current_xp)
    select id, "currentXP" from "user" where "currentXP" <> 0`.execute(db);
  await sql`
    insert into avatar_look (user_id, style, skin_color, hair_color, accent_color, outfit_id, wallpaper_id)
    select id, "avatarGenderVibe", "avatarSkinColor", "avatarHairColor", "avatarAccentColor",
      "currentOutfitId", "currentWallpaperId"
    from "user"
    where "avatarGenderVibe" <> 'neutral'
      or coalesce("avatarSkinColor", "avatarHairColor", "avatarAccentColor",
        "currentOutfitId", "currentWallpaperId") is not null`.execute(db);
  // The address is /api/pictures/<id>/512.webp: 14 characters, the id, 9 characters.
  await sql`
    insert into profile_picture (user_id, picture_id)
    select id, substr("profileImageUrl", 15, length("profileImageUrl") - 23) from "user"
    where "profileImageUrl" like '/api/pictures/%/512.webp'`.execute(db);

  for (const column of MOVED) await db.schema.alterTable('user').dropColumn(column).execute();
}
