import type { Role } from '#contract/access.policy.ts';
import type { DateColumn } from '#platform/server/db/date-column.ts';
import type { AvatarStyle, Theme } from '../people.rules.ts';

/** Who somebody is. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number | boolean;
  image: string | null;
  createdAt: DateColumn;
  updatedAt: DateColumn;
  firstName: string;
  lastName: string;
  role: Role;
  currentXP: number;
  avatarGenderVibe: AvatarStyle;
  /** `#rrggbb`, null for the style's own. */
  avatarSkinColor: string | null;
  avatarHairColor: string | null;
  avatarAccentColor: string | null;
  currentOutfitId: string | null;
  currentWallpaperId: string | null;
  profileImageUrl: string | null;
  timezone: string | null;
  theme: Theme;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    user: UserTable;
  }
}
