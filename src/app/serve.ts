import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { STOP_WITHIN_MS as DELIVERIES_STOP_WITHIN_MS } from '#platform/server/events/create-events.ts';
import { showProcess } from '#platform/server/metrics/process-metrics.ts';
import type { GivenDeps } from '#platform/server/server-deps.ts';
import { buildServer, type Server, type StopTimes } from './build-server.ts';
import { cannotListen } from './cannot-listen.ts';
import { configuredDeps } from './configured-deps.ts';
import { startMetricsServer } from './metrics-server.ts';
import { onSignals, signalEchoMs } from './on-signals.ts';
import { serverFeatures } from './server-features.ts';

/** After everything that has a bound of its own. */
const HUNG_AFTER_MS = 5000;

/**
 * Reads the settings, builds the server and listens until a signal ends the process. Nothing else in the server has
 * side effects when it is imported. `instead` replaces what was made from the settings; only the entry script of a
 * test uses it.
 */
export async function serve(
  config: Config,
  instead: (deps: GivenDeps) => Partial<GivenDeps> = () => ({}),
): Promise<void> {
  const configured = await configuredDeps(config);
  const deps = { ...configured, ...instead(configured) };
  const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
  const server = await buildServer({
    ...deps,
    clientDir: existsSync(clientDir) ? clientDir : null,
    checkOutput: process.env['NODE_ENV'] === 'development',
  }).catch(async (error: unknown) => {
    await deps.db.destroy();
    throw error;
  });
  // Before anybody can be told that it is ready: whoever was told may send a signal.
  const { STOP_DELAY_SECONDS, STOP_WITHIN_SECONDS } = config;
  const times = { delayMs: STOP_DELAY_SECONDS * 1000, withinMs: STOP_WITHIN_SECONDS * 1000 };
  const stop = async (within: StopTimes) => {
    const late = within.delayMs + Math.max(within.withinMs, DELIVERIES_STOP_WITHIN_MS) + HUNG_AFTER_MS;
    setTimeout(() => {
      console.error('Something did not come to an end; what was acknowledged is kept.');
      process.exit(1);
    }, late).unref();
    await server.stop(within);
    await deps.db.destroy();
  };
  onSignals(process, signalEchoMs(process.env), { stop: () => stop(times) });
  showProcess(server.deps.metrics);
  try {
    await openPorts(config, server);
  } catch (error) {
    // What is open already (connections, jobs, the other port) would keep a process alive that serves nobody.
    await stop({ ...times, delayMs: 0 });
    throw error;
  }
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`Lampstand is ready at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);

  // After the port is open: neither the start nor the first search should wait for this.
  setImmediate(() => {
    for (const { warmUp } of serverFeatures) warmUp?.();
  });
}

/** @throws ConfigError when one of them cannot be opened */
async function openPorts(config: Config, { app, deps }: Server): Promise<void> {
  if (config.METRICS_PORT !== undefined) {
    const place = { port: config.METRICS_PORT, host: config.METRICS_HOST };
    const { close } = await startMetricsServer(deps.metrics, place).catch((error: unknown) => {
      throw cannotListen(error, { ...place, settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' } });
    });
    app.addHook('onClose', close);
  }
  const place = { port: config.PORT, host: config.HOST };
  await app.listen(place).catch((error: unknown) => {
    throw cannotListen(error, { ...place, settings: { port: 'PORT', host: 'HOST' } });
  });
}
