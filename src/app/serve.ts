import { existsSync } from 'node:fs';
import path from 'node:path';
import { warmUp } from '#features/bible/server/for-other-features.ts';
import type { Config } from '#platform/server/config.ts';
import type { OutgoingNetwork } from '#platform/server/outgoing/guarded-agents.ts';
import { buildServer } from './build-server.ts';
import { configuredParts } from './configured-parts.ts';

/**
 * Settings → build → listen, until a signal ends the process: the only side effects of the server. What people's
 * addresses may lead to is no setting: only a test's own entry gives another `network`.
 */
export async function serve(config: Config, network?: OutgoingNetwork): Promise<void> {
  const parts = await configuredParts(config, network);
  const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
  const { app } = await buildServer({
    ...parts,
    clientDir: existsSync(clientDir) ? clientDir : null,
    checkOutput: process.env['NODE_ENV'] === 'development',
  });
  app.addHook('onClose', () => parts.db.destroy());
  await app.listen({ port: config.PORT, host: config.HOST });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(`Lampstand is ready at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);

  // After the port is open: the first search must not wait, and neither must the start.
  setImmediate(warmUp);

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
