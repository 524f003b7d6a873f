import type { DateColumn } from '#platform/server/db/date-column.ts';
import type { ActivityKind } from '../security-events.rules.ts';

/** What opening a link in a letter does. */
export type LinkPurpose = 'verify_email' | 'change_email' | 'reset_password';

export interface SessionTable {
  id: string;
  token: string;
  userId: string;
  expiresAt: DateColumn;
  createdAt: DateColumn;
  updatedAt: DateColumn;
  ipAddress: string | null;
  userAgent: string | null;
}

export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: DateColumn;
  updatedAt: DateColumn;
}

export interface SignInFailureTable {
  id: string;
  /** `email:…`, `address:…`, `device:…` (its known name for an account) or `session:…`. */
  subject: string;
  /** When the try began. */
  failed_at: number;
  /** Null once the password turned out to be wrong; until then the moment from which on the try counts as lost. */
  undecided_until: number | null;
}

export interface OneTimeLinkTable {
  id: string;
  /** SHA-256 of the token in the letter, base64url. */
  token_hash: string;
  user_id: string;
  purpose: LinkPurpose;
  email: string;
  expires_at: number;
}

export interface SecurityEventTable {
  id: string;
  user_id: string;
  kind: ActivityKind;
  /** 'Firefox on Android'; null where no browser did it. */
  device: string | null;
  /** How often it happened since `begun_at`, and last `at`; both in UTC epoch milliseconds. */
  times: number;
  begun_at: number;
  at: number;
}

declare module '#platform/server/db/database.ts' {
  interface Database {
    session: SessionTable;
    account: AccountTable;
    sign_in_failure: SignInFailureTable;
    one_time_link: OneTimeLinkTable;
    security_event: SecurityEventTable;
  }
}
