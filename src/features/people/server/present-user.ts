import { levelForXP } from '#features/progress/progress.rules.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import type { User } from '../people.contract.ts';
import type { UserTable } from './user-table.ts';

/** A row becomes a response field by field; nothing of it leaves by accident. */
export function presentUser(row: UserTable): User {
  return {
    id: row.id,
    email: row.email,
    emailVerified: Boolean(row.emailVerified),
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    level: levelForXP(row.currentXP),
    currentXP: row.currentXP,
    profileImageUrl: row.profileImageUrl,
    avatarGenderVibe: row.avatarGenderVibe,
    avatarSkinColor: row.avatarSkinColor,
    avatarHairColor: row.avatarHairColor,
    avatarAccentColor: row.avatarAccentColor,
    currentOutfitId: row.currentOutfitId,
    currentWallpaperId: row.currentWallpaperId,
    timezone: row.timezone,
    theme: row.theme,
    createdAt: toEpochMs(row.createdAt),
  };
}
