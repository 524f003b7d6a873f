import type { Registration } from '#features/admission/admission.rules.ts';
import type { Background } from '#platform/server/background.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import type { Mailer } from '#platform/server/mail.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import type { WordsKind } from '#platform/server/words-kind.ts';
import type { CountSignInFailure } from './count-sign-in-failures.ts';
import type { KnownDevices } from './known-devices.ts';
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
    /** Multiplies how many sign-ins may fail from one address: a school or a church is behind one. At least 1. */
    failedSignInsFactor: number;
  }
}

/** What the routes of accounts are built from. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  passwordHasher: PasswordHasher;
  guard: SignInGuard;
  devices: KnownDevices;
  countSignInFailure: CountSignInFailure;
  mailer: Mailer;
  background: Background;
  events: EventSender;
  deeds: DeedTeller;
  /** Where browsers reach the server, without a trailing slash. */
  publicUrl: string;
  secret: string;
  /** Lower case. Whoever confirms one of these addresses becomes an administrator. */
  adminEmails: readonly string[];
  provider: ProviderConfig | null;
  registration: Registration;
  /** What every feature keeps about a person. */
  personalData: readonly PersonalData[];
  /** Every kind of what people show to others. */
  words: ReadonlyMap<string, WordsKind>;
}
