import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { STOP_WITHIN_MS as DELIVERIES_STOP_WITHIN_MS } from '#platform/server/events/create-events.ts';
import { showProcess } from '#platform/server/metrics/process-metrics.ts';
import type { GivenDeps } from '#platform/server/server-deps.ts';
import { buildServer } from './build-server.ts';
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
  });
  const { app } = server;
  // Before anybody can be told that it is ready: whoever was told may send a signal.
  const { STOP_DELAY_SECONDS, STOP_WITHIN_SECONDS } = config;
  const times = { delayMs: STOP_DELAY_SECONDS * 1000, withinMs: STOP_WITHIN_SECONDS * 1000 };
  onSignals(process, signalEchoMs(process.env), {
    async stop() {
      const late = times.delayMs + Math.max(times.withinMs, DELIVERIES_STOP_WITHIN_MS) + HUNG_AFTER_MS;
      setTimeout(() => {
        console.error('Something did not come to an end; what was acknowledged is kept.');
        process.exit(1);
      }, late).unref();
      await server.stop(times);
      await deps.db.destroy();
    },
  });
  const { metrics } = server.deps;
  showProcess(metrics);
  if (config.METRICS_PORT !== undefined) {
    const { close } = await startMetricsServer(metrics, {
      port: config.METRICS_PORT,
      host: config.METRICS_HOST,
    });
    app.addHook('onClose', close);
  }
  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`Lampstand is ready at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);

  // After the port is open: neither the start nor the first search should wait for this.
  setImmediate(() => {
    for (const { warmUp } of serverFeatures) warmUp?.();
  });
}
