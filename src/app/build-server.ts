import type { FastifyInstance } from 'fastify';
import { addErrorCodes } from '#contract/errors.ts';
import { createScreenTable } from '#contract/screen-table.ts';
import { createBackground } from '#platform/server/background.ts';
import { createEvents } from '#platform/server/events/create-events.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import { createHttpServer } from '#platform/server/http/create-http-server.ts';
import { createEndpoints, type Endpoints } from '#platform/server/http/endpoints.ts';
import { installNotFound } from '#platform/server/http/error-handler.ts';
import { sweepIdempotencyKeys } from '#platform/server/idempotency.ts';
import { type Job, startJobs } from '#platform/server/jobs.ts';
import { joinSections } from '#platform/server/personal-data.ts';
import type { GivenDeps, ServerDeps } from '#platform/server/server-deps.ts';
import { docsRoutes } from './docs-routes.ts';
import { endpointsOf } from './endpoints-of.ts';
import { healthRoutes } from './health-routes.ts';
import { serveClient } from './serve-client.ts';
import { serverFeatures } from './server-features.ts';

/** How the server meets the world, besides what features are built from. */
export interface ServerOptions {
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
  deps: ServerDeps;
  /** The path of everything that is answered, endpoints and all else. */
  routes: readonly string[];
  /** Resolves when what answers did not wait for (letters) is done, as far as it is due. */
  idle(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

/**
 * Puts the features together; the caller listens and closes.
 * @throws Error when they do not fit together: two for one path or error code, or not exactly one that reads sessions.
 */
export async function buildServer(
  given: GivenDeps & ServerOptions,
  features: readonly ServerFeature[] = serverFeatures,
): Promise<Server> {
  const { db, clock, objects, clientDir } = given;
  for (const { errors } of features) addErrorCodes(errors ?? {});
  refuseTwinReasons(features);
  const routes: string[] = [];
  const app = await createHttpServer({ ...given, filesOrigin: originOf(objects.directBase) });
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const readSession = sessionReader(features)(given);
  const endpoints = createEndpoints(app, { readSession, checkOutput: given.checkOutput });
  const background = createBackground((name, error) => app.log.error({ err: error }, `failed: ${name}`));
  const personalData = joinSections(features.flatMap((feature) => feature.personalData?.(given) ?? []));
  const events = createEvents({ db, clock, log: app.log });
  const deps: ServerDeps = { ...given, background, events, readSession, personalData };
  for (const feature of features) events.hear(feature.events?.(deps) ?? []);

  for (const feature of features) feature.routes?.({ app, endpoints }, deps);
  docsRoutes(app, endpointsOf(features));
  healthRoutes(app, deps);
  const table = createScreenTable(features.flatMap(({ screens }) => screens ?? []));
  if (clientDir) await serveClient(app, { clientDir, readSession, table });
  else installNotFound(app);

  const jobs: Job[] = [
    { name: 'forget idempotency keys', everyMs: HOUR, run: () => sweepIdempotencyKeys(db, clock.now()) },
    ...features.flatMap((feature) => feature.jobs?.(deps) ?? []),
  ];
  let stopJobs = async () => {};
  app.addHook('onReady', async () => {
    stopJobs = startJobs(jobs, (name, error) => app.log.error({ err: error }, `job failed: ${name}`));
    events.start();
  });
  app.addHook('onClose', async () => {
    await stopJobs();
    await background.idle();
    await events.stop();
  });
  return {
    app,
    endpoints,
    deps,
    routes,
    async idle() {
      await background.idle();
      await events.idle();
    },
  };
}

/** The session check of the one feature that has it. */
function sessionReader(features: readonly ServerFeature[]): NonNullable<ServerFeature['readSession']> {
  const [reader, ...others] = features.flatMap((feature) => feature.readSession ?? []);
  if (!reader || others.length > 0) throw new Error('exactly one feature has to read sessions');
  return reader;
}

/** A reason that two features pay for would make the one's payment a repetition of the other's. */
function refuseTwinReasons(features: readonly ServerFeature[]): void {
  const reasons = features.flatMap(({ xpReasons }) => xpReasons ?? []);
  const twin = reasons.find((reason, i) => reasons.indexOf(reason) !== i);
  if (twin !== undefined) throw new Error(`two features pay XP for ${twin}`);
}

function originOf(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}
