import type { Registry } from 'prom-client';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { DeedTeller } from './deeds.ts';
import type { EventDeliveries } from './events/create-events.ts';
import type { ReadSession } from './http/caller.ts';
import type { Mailer } from './mail.ts';
import type { NotificationKind } from './notification-kind.ts';
import type { ObjectStore } from './object-store/object-store.ts';
import type { PersonalData } from './personal-data.ts';
import type { WordsKind } from './words-kind.ts';

/** The server's log, as far as features need it. */
export interface Log {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
}

/**
 * What features are built from; nothing in it is reached any other way. A feature adds what it needs besides by
 * declaration merging, and says in its `configure` how the settings give it.
 */
export interface ServerDeps {
  db: Db;
  clock: Clock;
  /** 0 <= x < 1; injected so that tests can choose. */
  random: () => number;
  mailer: Mailer;
  /** Where uploaded files are kept. */
  objects: ObjectStore;
  /** Signs session cookies and upload addresses; at least 32 characters. */
  secret: string;
  /** Where browsers reach the server, without a trailing slash. */
  publicUrl: string;
  /** What Prometheus may read; whoever has something to count registers it here. */
  metrics: Registry;
  background: Background;
  events: EventDeliveries;
  deeds: DeedTeller;
  /** For the operator: what was found, and in figures how much. */
  log: Log;
  readSession: ReadSession;
  /** What every feature keeps about a person. */
  personalData: readonly PersonalData[];
  /** Every kind of what people show to others, by its name. */
  words: ReadonlyMap<string, WordsKind>;
  /** Every kind of what people are told about, by its name. */
  notificationKinds: ReadonlyMap<string, NotificationKind>;
}

/** Those that the composition itself makes of the features. */
export type ComposedDeps =
  | 'metrics'
  | 'background'
  | 'events'
  | 'deeds'
  | 'log'
  | 'readSession'
  | 'personalData'
  | 'words'
  | 'notificationKinds';

/** What has to be given to compose a server. */
export type GivenDeps = Omit<ServerDeps, ComposedDeps>;

/** What has no feature behind it: the caller of the composition gives it, whatever features there are. */
export type PlatformDeps = Pick<
  GivenDeps,
  'db' | 'clock' | 'random' | 'mailer' | 'objects' | 'secret' | 'publicUrl'
>;
