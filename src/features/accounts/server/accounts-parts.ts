import type { Background } from '#platform/server/background.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Mail, type Mailer, mayBeSentLater } from '#platform/server/mail.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** An OpenID provider that people may sign in with. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** Lower case. Whoever confirms one of these addresses becomes an administrator. */
    adminEmails: readonly string[];
    /** The external OpenID provider; null: this server has none. */
    provider: ProviderConfig | null;
    passwordHasher: PasswordHasher;
  }
}

/** What the routes of accounts are built from. */
export interface AccountsParts {
  db: Db;
  clock: Clock;
  passwordHasher: PasswordHasher;
  guard: SignInGuard;
  mailer: Mailer;
  background: Background;
  /** Where browsers reach the server, without a trailing slash. */
  publicUrl: string;
  secret: string;
  /** Lower case. Whoever confirms one of these addresses becomes an administrator. */
  adminEmails: readonly string[];
  provider: ProviderConfig | null;
  /** What every feature keeps about a person. */
  personalData: readonly PersonalData[];
}

/** Mail servers that put strangers off (greylisting) want some minutes; the links in letters live an hour. */
const POST_AGAIN = { afterMs: [60_000, 5 * 60_000, 15 * 60_000], mayPass: mayBeSentLater };

/** Sends a letter without anyone waiting for it. */
export function post(parts: Pick<AccountsParts, 'mailer' | 'background'>, mail: Mail): void {
  parts.background.run(`letter '${mail.subject}'`, () => parts.mailer.send(mail), POST_AGAIN);
}
