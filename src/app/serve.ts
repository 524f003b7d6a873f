import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/server/config.ts';
import { showProcess } from '#platform/server/metrics/process-metrics.ts';
import type { GivenDeps } from '#platform/server/server-deps.ts';
import { buildServer } from './build-server.ts';
import { configuredDeps } from './configured-deps.ts';
import { startMetricsServer } from './metrics-server.ts';
import { serverFeatures } from './server-features.ts';

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
  const {
    app,
    deps: { metrics },
  } = await buildServer({
    ...deps,
    clientDir: existsSync(clientDir) ? clientDir : null,
    checkOutput: process.env['NODE_ENV'] === 'development',
  });
  app.addHook('onClose', () => deps.db.destroy());
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

  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      app.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
