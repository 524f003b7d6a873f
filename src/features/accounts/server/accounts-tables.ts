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
  /** When a code was given in it, or for it (UTC epoch milliseconds); null: it has passed no second step. */
  secondStepAt: number | null;
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
  /** An end of its own accord; of one that was used or replaced, the moment of that. */
  expires_at: number;
  /** When it was used, or replaced by a newer one; null: neither. Its row stays for whoever opens it once more. */
  ended_at: number | null;
}

export interface SecondStepTable {
  user_id: string;
  /** The key of the app that shows codes, encrypted (`seal.ts`). */
  sealed_key: string;
  begun_at: number;
  /** When its first code was given; null: nothing is asked for yet. */
  set_up_at: number | null;
  /** The half minute of the last code that counted: neither it nor an earlier one counts again. */
  last_counter: number | null;
  /** Wrong codes since `wrong_since`, of which only a day counts. */
  wrong_codes: number;
  wrong_since: number | null;
}

export interface BackupCodeTable {
  user_id: string;
  /** SHA-256, base64url: sixty random bits need no slow hash. */
  code_hash: string;
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
    second_step: SecondStepTable;
    backup_code: BackupCodeTable;
    security_event: SecurityEventTable;
  }
}
