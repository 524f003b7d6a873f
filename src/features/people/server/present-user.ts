import { AppError } from '#contract/errors.ts';
import { levelForXP } from '#features/progress/progress.rules.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { User } from '../people.contract.ts';
import { DEFAULT_SHOWN_AS, DEFAULT_STYLE, isBanned, pictureUrl } from '../people.rules.ts';
import { faceColours } from './face-colours.ts';
import { findPerson, type PersonRow } from './person-store.ts';
import { nameOfRow } from './present-public-person.ts';

/**
 * The signed-in user as they see themselves; read it after what changed them. A ban that is over by `now` (UTC epoch milliseconds) is
 * none: on a device whose clock is behind it would go on.
 * @throws AppError NOT_SIGNED_IN when the account was deleted since the session check.
 */
export async function readUser(db: DbOrTx, id: string, now: number): Promise<User> {
  const row = await findPerson(db, id);
  if (!row) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.');
  const user = presentUser(row);
  return isBanned(user, now) ? user : { ...user, bannedUntil: null };
}

/** Maps a row to a response field by field, so that no column is sent by accident. */
export function presentUser(row: PersonRow): User {
  const currentXP = row.current_xp ?? 0;
  const face = faceColours(row);
  return {
    id: row.id,
    email: row.email,
    emailVerified: Boolean(row.emailVerified),
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    level: levelForXP(currentXP),
    currentXP,
    profileImageUrl: row.picture_id && pictureUrl(row.picture_id),
    avatarGenderVibe: row.style ?? DEFAULT_STYLE,
    avatarSkinColor: face.skin,
    avatarHairColor: face.hair,
    avatarAccentColor: row.accent_color,
    currentOutfitId: row.outfit_id,
    currentWallpaperId: row.wallpaper_id,
    timezone: row.timezone,
    theme: row.theme,
    createdAt: toEpochMs(row.createdAt),
    shownName: nameOfRow(row),
    shownAs: row.shown_as ?? DEFAULT_SHOWN_AS,
    chosenName: row.chosen_name,
    isSecret: row.secret_since !== null,
    ageAnswer: row.age_answer ?? 'not-asked',
    bannedUntil: row.bannedUntil,
  };
}
