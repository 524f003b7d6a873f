import type { FastifyInstance } from 'fastify';
import type { FeatureScreens } from '#contract/define-screen.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Config } from './config.ts';
import type { SchemaStep } from './db/migrate.ts';
import type { DeedPart } from './deeds.ts';
import type { EventHandler } from './events/events.ts';
import type { ReadSession } from './http/caller.ts';
import type { Endpoints } from './http/endpoints.ts';
import type { Job } from './jobs.ts';
import type { Check } from './keeping/checks.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { PersonalData } from './personal-data.ts';
import type { GivenDeps, ServerDeps } from './server-deps.ts';
import type { WordsKind } from './words-kind.ts';

/** Where a feature puts its routes: by contract; `app` is for what HTTP alone cannot say (a socket). */
export interface FeatureServer {
  app: FastifyInstance;
  endpoints: Endpoints;
}

/** What a feature is on the server: `<feature>.feature.ts` holds one, and `src/app/server-features.ts` lists them. */
export interface ServerFeature {
  /** Its folder's name. */
  name: string;
  /** Its contract modules: whatever they export with a method and a path is an endpoint. */
  contracts?: readonly object[];
  /** Error codes that it adds, with their HTTP status. */
  errors?: Partial<Record<ErrorCode, number>>;
  /** What it shows; the same object is in its `<feature>.client.ts`. */
  screens?: FeatureScreens;
  /** Why it pays XP, as the ledger keeps it. */
  xpReasons?: readonly string[];
  /** By name, 'NNN-name': a name is never reused among all features, and a landed migration is never edited. */
  migrations?: Readonly<Record<string, SchemaStep>>;
  /** What of its own it takes from the settings. */
  configure?: (config: Config) => Partial<GivenDeps>;
  /**
   * What has to hold before anything is served. `tell` writes a line for the operator.
   * @throws ConfigError to stop the start with one line.
   */
  beforeStart?: (deps: GivenDeps, config: Config, tell: (text: string) => void) => Promise<void>;
  /** Finds the signed-in user of a request; exactly one feature does. */
  readSession?: (deps: GivenDeps) => ReadSession;
  routes?: (server: FeatureServer, deps: ServerDeps) => void;
  /** The events that it hears, and what it does then. */
  events?: (deps: ServerDeps) => readonly EventHandler[];
  /** The deeds of other features that it takes part in, in their transactions. */
  deeds?: (deps: GivenDeps) => readonly DeedPart[];
  jobs?: (deps: ServerDeps) => readonly Job[];
  /** What it keeps about a person: for the export, and what has to be erased besides rows that cascade. */
  personalData?: (deps: GivenDeps) => readonly PersonalData[];
  /** What of it people show to others, for moderators. */
  words?: (deps: GivenDeps) => readonly WordsKind[];
  /** What it tells people about. */
  notifications?: (deps: GivenDeps) => readonly NotificationKind[];
  /** Files that whoever runs the server may put into `DATA_DIR` for it: lower case, dots and hyphens. Backups take them along. */
  houseFiles?: readonly string[];
  /** What is true of its data, for `npm run verify`. */
  checks?: readonly Check[];
  /** Loads what a first request would wait for, once the server listens. */
  warmUp?: () => void;
}
