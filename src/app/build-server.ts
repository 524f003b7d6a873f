import { setTimeout as setTimeoutAsync } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { HOUR_MS } from '#contract/durations.ts';
import { addErrorCodes } from '#contract/errors.ts';
import { createScreenTable } from '#contract/screen-table.ts';
import { createBackground } from '#platform/server/background.ts';
import { DAMAGED, damageOf } from '#platform/server/db/damage.ts';
import { inLane, type Lane } from '#platform/server/db/lane.ts';
import { createDeeds } from '#platform/server/deeds.ts';
import { createEvents } from '#platform/server/events/create-events.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import type { ReadSession } from '#platform/server/http/caller.ts';
import { createHttpServer } from '#platform/server/http/create-http-server.ts';
import { createEndpoints, type Endpoints } from '#platform/server/http/endpoints.ts';
import { installNotFound } from '#platform/server/http/error-handler.ts';
import { watchConnections } from '#platform/server/http/open-connections.ts';
import { sweepRateLimits } from '#platform/server/http/rate-limit-store.ts';
import { createRateLimits } from '#platform/server/http/rate-limits.ts';
import { sweepIdempotencyKeys } from '#platform/server/idempotency.ts';
import { type Job, startJobs } from '#platform/server/jobs.ts';
import type { AccessLog } from '#platform/server/log/access-log.ts';
import { showDeliveries } from '#platform/server/metrics/event-metrics.ts';
import { showOpenRequests } from '#platform/server/metrics/http-metrics.ts';
import { watchJobs } from '#platform/server/metrics/job-metrics.ts';
import { joinSections } from '#platform/server/personal-data.ts';
import type { GivenDeps, ServerDeps } from '#platform/server/server-deps.ts';
import { docsRoutes } from './docs-routes.ts';
import { endpointsOf } from './endpoints-of.ts';
import { type DataDisk, healthRoutes } from './health-routes.ts';
import { readInlineScripts } from './inline-script.ts';
import { metricsRoute } from './metrics-route.ts';
import { serveClient } from './serve-client.ts';
import { serverFeatures } from './server-features.ts';
import { watchServer } from './watch-server.ts';

/** What the server needs besides `ServerDeps`, from which the features are built. */
export interface ServerOptions {
  /**
   * Folder of the built client. Null: the server answers API calls only (in tests, and in development, where Vite
   * serves the client).
   */
  clientDir: string | null;
  trustProxy: string;
  logLevel: string;
  /** True in development and tests: every response and error is checked against its contract. */
  checkOutput: boolean;
  /** Tests of limits need them on, all others off. */
  rateLimits: boolean;
  /** Multiplies how often each call may be made; 1 when it is absent. */
  rateLimitFactor?: number;
  /** Where each request leaves a line; null or absent: nowhere. */
  accessLog?: AccessLog | null;
  /** Opens `/metrics` to whoever brings it; absent: there is no such page here. */
  metricsToken?: string | undefined;
  /** The disk that is watched; absent: none. */
  disk?: DataDisk;
  /** Milliseconds that a client which sends a file may send nothing; half a minute when it is absent. */
  bodyStallMs?: number;
  /** Milliseconds that a client may take nothing of its answer; five minutes when it is absent. */
  answerStallMs?: number;
}

export interface Server {
  app: FastifyInstance;
  endpoints: Endpoints;
  deps: ServerDeps;
  /** The paths of all routes: endpoints, pages and files. */
  routes: readonly string[];
  /** Resolves when the work that requests did not wait for (letters) is done, as far as it is due now. */
  idle(): Promise<void>;
  /**
   * Ends the server: `/readyz` says so, after `delayMs` nothing new is taken, what is under way is finished, and what is
   * not finished `withinMs` later is cut off. Resolves when all is over; the caller closes the database after that.
   */
  stop(times: StopTimes): Promise<void>;
}

export interface StopTimes {
  /** How long it goes on as before, but for `/readyz`: what sends it requests needs a moment to notice. */
  delayMs: number;
  withinMs: number;
  /** How `delayMs` passes; a test may decide when. */
  pass?: (ms: number) => Promise<unknown>;
}

/** Every call begins with it, so it does not wait for connections behind calls of one kind. */
const SESSION_CHECK: Lane = { kind: 'session check', user: null };

/**
 * Builds the server from its features; the caller listens and closes.
 * @throws Error when the features do not fit together: two have the same path or error code, or not exactly one reads
 * sessions.
 */
export async function buildServer(
  given: GivenDeps & ServerOptions,
  features: readonly ServerFeature[] = serverFeatures,
): Promise<Server> {
  const { db, clock, objects, clientDir } = given;
  for (const { errors } of features) addErrorCodes(errors ?? {});
  refuseTwinReasons(features);
  const routes: string[] = [];
  const metrics = new Registry();
  const { seen, stopWatching } = watchServer(metrics, given);
  const inline = clientDir ? await readInlineScripts(clientDir) : null;
  const app = createHttpServer({
    ...given,
    seen,
    filesOrigin: originOf(objects.directBase),
    inlineScripts: inline ? [inline.beginAgain.source, inline.earlyHands.source] : [],
  });
  showOpenRequests(metrics, app.openRequests);
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const checkSession = sessionReader(features)(given);
  const readSession: ReadSession = (request) => inLane(SESSION_CHECK, () => checkSession(request));
  const rateLimits = given.rateLimits ? createRateLimits({ db, clock, factor: given.rateLimitFactor }) : null;
  const endpoints = createEndpoints(app, {
    readSession,
    rateLimits,
    checkOutput: given.checkOutput,
    publicUrl: given.publicUrl,
  });
  const background = createBackground((name, error) => app.log.error({ err: error }, `failed: ${name}`));
  const personalData = joinSections(features.flatMap((feature) => feature.personalData?.(given) ?? []));
  const events = createEvents({ db, clock, log: app.log });
  const deeds = createDeeds(features.flatMap((feature) => feature.deeds?.(given) ?? []));
  const words = byKind(features.flatMap((feature) => feature.words?.(given) ?? []));
  const notificationKinds = byKind(features.flatMap((feature) => feature.notifications?.(given) ?? []));
  const deps: ServerDeps = {
    ...given,
    metrics,
    background,
    events,
    deeds,
    log: app.log,
    readSession,
    personalData,
    words,
    notificationKinds,
  };
  for (const feature of features) events.hear(feature.events?.(deps) ?? []);
  showDeliveries(metrics, { db, clock, handlers: [...events.handlers.keys()] });

  for (const feature of features) feature.routes?.({ app, endpoints }, deps);
  docsRoutes(app, endpointsOf(features));
  const connections = watchConnections(app.server);
  let isStopping = false;
  damageOf(db)?.listen((error) => app.log.fatal({ err: error }, DAMAGED));
  healthRoutes(app, { ...deps, isStopping: () => isStopping });
  metricsRoute(app, metrics, given.metricsToken);
  const table = createScreenTable(features.flatMap(({ screens }) => screens ?? []));
  const { provider, registration } = given;
  if (clientDir && inline) {
    const hasProvider = provider !== null;
    await serveClient(app, { clientDir, inline, readSession, table, hasProvider, registration });
  } else installNotFound(app);

  const jobs: Job[] = [
    {
      name: 'forget idempotency keys',
      everyMs: HOUR_MS,
      run: (stopping) => sweepIdempotencyKeys(db, clock.now(), stopping),
    },
    {
      name: 'forget counted calls',
      everyMs: HOUR_MS,
      run: (stopping) => sweepRateLimits(db, clock.now(), stopping),
    },
    ...features.flatMap((feature) => feature.jobs?.(deps) ?? []),
  ];
  let stopJobs = async () => {};
  app.addHook('onReady', async () => {
    const report = (name: string, error: unknown) => app.log.error({ err: error }, `job failed: ${name}`);
    stopJobs = startJobs(watchJobs(metrics, jobs), { db, clock, report });
    events.start();
  });
  // Jobs and deliveries end while the last requests are answered, not after them. What those cause waits in the database.
  let ending: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    isStopping = true;
    ending = Promise.allSettled([stopJobs(), events.stop()]);
  });
  app.addHook('onClose', async () => {
    await stopWatching();
    await ending;
    await background.idle();
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
    async stop({ delayMs, withinMs, pass = setTimeoutAsync }) {
      isStopping = true;
      if (delayMs > 0) await pass(delayMs);
      const cut = setTimeout(() => {
        app.log.warn({ connections: connections.cutAll() }, 'connections were cut off to stop in time');
      }, withinMs);
      try {
        await app.close();
      } finally {
        clearTimeout(cut);
      }
    },
  };
}

/** The session check, which exactly one feature has. */
function sessionReader(features: readonly ServerFeature[]): NonNullable<ServerFeature['readSession']> {
  const [reader, ...others] = features.flatMap((feature) => feature.readSession ?? []);
  if (!reader || others.length > 0) throw new Error('exactly one feature has to read sessions');
  return reader;
}

/** If two features paid for the same reason, a payment of one could look like a repeated payment of the other. */
function refuseTwinReasons(features: readonly ServerFeature[]): void {
  const reasons = features.flatMap(({ xpReasons }) => xpReasons ?? []);
  const twin = reasons.find((reason, i) => reasons.indexOf(reason) !== i);
  if (twin !== undefined) throw new Error(`two features pay XP for ${twin}`);
}

/** @throws Error when two features have a kind of the same name: one's rows would be read as the other's. */
function byKind<Kind extends { kind: string }>(kinds: readonly Kind[]): ReadonlyMap<string, Kind> {
  const byName = new Map(kinds.map((one) => [one.kind, one]));
  if (byName.size < kinds.length) throw new Error('two features have a kind of the same name');
  return byName;
}

function originOf(address: string | null): string | null {
  return address === null ? null : new URL(address).origin;
}
