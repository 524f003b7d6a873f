import type { AvatarStyle, Theme } from '../accounts.rules.ts';
import type { LinkPurpose } from './one-time-links.ts';

/** better-auth's dates: ISO text in SQLite, a Date from PostgreSQL. Read them with `toEpochMs`. */
export type AuthDate = string | Date;

/** better-auth's `user` with our additional fields. `role` is one of ROLES. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: number | boolean;
  image: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
  firstName: string;
  lastName: string;
  role: 'member' | 'moderator' | 'admin';
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

interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: AuthDate;
  createdAt: AuthDate;
  updatedAt: AuthDate;
  ipAddress: string | null;
  userAgent: string | null;
}

interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthDate;
}

interface SignInFailureTable {
  id: string;
  /** `email:…` or `address:…`. */
  subject: string;
  failed_at: number;
}

interface OneTimeLinkTable {
  id: string;
  /** SHA-256 of the token in the letter, base64url. */
  token_hash: string;
  user_id: string;
  purpose: LinkPurpose;
  email: string;
  expires_at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    user: UserTable;
    session: SessionTable;
    account: AccountTable;
    verification: VerificationTable;
    sign_in_failure: SignInFailureTable;
    one_time_link: OneTimeLinkTable;
  }
}

export function toEpochMs(date: AuthDate): number {
  return (typeof date === 'string' ? new Date(date) : date).getTime();
}
