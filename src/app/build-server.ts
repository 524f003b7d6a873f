import type { FastifyInstance } from 'fastify';
import type { AccountsParts, ProviderConfig } from '#features/accounts/server/accounts-parts.ts';
import { accountsJobs, accountsRoutes } from '#features/accounts/server/accounts-routes.ts';
import { createAuth } from '#features/accounts/server/auth.ts';
import { createReadSession } from '#features/accounts/server/read-session.ts';
import { createSignInGuard } from '#features/accounts/server/sign-in-guard.ts';
import { bibleTextRoutes } from '#features/bible/server/bible-text-routes.ts';
import { endAbandonedReading } from '#features/bible/server/end-reading-session.ts';
import { favoriteRoutes } from '#features/bible/server/favorite-routes.ts';
import { readingPositionRoutes } from '#features/bible/server/reading-position-routes.ts';
import { readingRoutes } from '#features/bible/server/reading-routes.ts';
import type { FileLimits } from '#features/files/files.rules.ts';
import { filesRoutes } from '#features/files/server/files-routes.ts';
import { filesJobs } from '#features/files/server/sweep.ts';
import { type ImportSettings, importsRoutes } from '#features/imports/server/import-routes.ts';
import { journalRoutes } from '#features/journal/server/journal-routes.ts';
import { peopleRoutes } from '#features/people/server/people-routes.ts';
import { profilePictureRoutes } from '#features/profile-picture/server/picture-routes.ts';
import { wardrobeRoutes } from '#features/wardrobe/server/wardrobe-routes.ts';
import { createBackground } from '#platform/server/background.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { createHttpServer } from '#platform/server/http/create-http-server.ts';
import { createEndpoints, type Endpoints } from '#platform/server/http/endpoints.ts';
import { installNotFound } from '#platform/server/http/error-handler.ts';
import { sweepIdempotencyKeys } from '#platform/server/idempotency.ts';
import { type Job, startJobs } from '#platform/server/jobs.ts';
import type { Mailer } from '#platform/server/mail.ts';
import type { ObjectStore } from '#platform/server/object-store/object-store.ts';
import { docsRoutes } from './docs-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { createPersonalData } from './personal-data.ts';
import { serveClient } from './serve-client.ts';

/** Everything that the server receives from outside; nothing in it is reached any other way. */
export interface ServerParts {
  db: Db;
  clock: Clock;
  /** 0 <= x < 1; injected so that tests can choose. */
  random: () => number;
  mailer: Mailer;
  /** Where uploaded files are kept. */
  objects: ObjectStore;
  /** How much of it people may fill. */
  fileLimits: FileLimits;
  /** Where files can be imported from. */
  imports: ImportSettings;
  /** Signs session cookies and upload addresses; at least 32 characters. */
  secret: string;
  /** Where browsers reach the server, without a trailing slash. */
  publicUrl: string;
  /** Lower case; whoever confirms one of these addresses becomes an administrator. */
  adminEmails: readonly string[];
  /** The external OpenID provider; null: this server has none. */
  provider: ProviderConfig | null;
  /** Folder of the built client; null serves the API alone (tests, development behind Vite). */
  clientDir: string | null;
  trustProxy: string;
  logLevel: string;
  /** Development and tests: responses and errors are held against the contract. */
  checkOutput: boolean;
  rateLimits: boolean;
  /** How long a client that sends a file may say nothing; half a minute unless told. */
  bodyStallMs?: number;
}

export interface Server {
  app: FastifyInstance;
  endpoints: Endpoints;
  /** The path of everything that is answered, endpoints and all else. */
  routes: readonly string[];
  /** Resolves when work that answers did not wait for (letters) is done. */
  idle(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

/** Puts the product together; the caller listens and closes. */
export async function buildServer(parts: ServerParts): Promise<Server> {
  const { db, clock, secret, publicUrl } = parts;
  const routes: string[] = [];
  const app = await createHttpServer({
    ...parts,
    filesOrigin: originOf(parts.objects.directBase),
  });
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const auth = createAuth({ db, clock, secret, publicUrl });
  const readSession = createReadSession({ db, clock, secret, publicUrl });
  const endpoints = createEndpoints(app, { readSession, checkOutput: parts.checkOutput });
  const background = createBackground((name, error) => app.log.error({ err: error }, `failed: ${name}`));
  const accounts: AccountsParts = {
    ...parts,
    auth,
    guard: createSignInGuard(db, clock),
    background,
    personalData: createPersonalData(parts),
  };

  peopleRoutes(endpoints, { db });
  accountsRoutes(endpoints, accounts);
  bibleTextRoutes(endpoints, { db, clock });
  favoriteRoutes(endpoints, { db, clock });
  readingPositionRoutes(endpoints, { db, clock });
  readingRoutes(endpoints, { db, clock });
  journalRoutes(endpoints, { db, clock });
  wardrobeRoutes(endpoints, { db, clock });
  filesRoutes(endpoints, parts);
  profilePictureRoutes(endpoints, parts);
  importsRoutes({ app, endpoints }, { ...parts, background, readSession });
  docsRoutes(app);
  healthRoutes(app, parts);
  if (parts.clientDir) await serveClient(app, { clientDir: parts.clientDir, readSession });
  else installNotFound(app);

  const jobs: Job[] = [
    {
      name: 'end abandoned reading sessions',
      everyMs: 5 * 60 * 1000,
      run: () => endAbandonedReading(db, clock.now()),
    },
    { name: 'forget idempotency keys', everyMs: HOUR, run: () => sweepIdempotencyKeys(db, clock.now()) },
    ...accountsJobs(accounts),
    ...filesJobs(parts),
  ];
  let stopJobs = async () => {};
  app.addHook('onReady', async () => {
    stopJobs = startJobs(jobs, (name, error) => app.log.error({ err: error }, `job failed: ${name}`));
  });
  app.addHook('onClose', async () => {
    await stopJobs();
    await background.finish();
  });
  return { app, endpoints, routes, idle: () => background.idle() };
}

function originOf(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}
