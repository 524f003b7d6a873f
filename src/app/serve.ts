import { existsSync } from 'node:fs';
import path from 'node:path';
import { warmUp } from '#features/bible/server/for-other-features.ts';
import { migrations } from '#migrations/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { type Config, cloudsOf, fileLimitsOf, providerOf } from '#platform/server/config.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createMailer } from '#platform/server/mail.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import { type OutgoingNetwork, publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import { authSecret } from '#platform/server/secret.ts';
import { buildServer } from './build-server.ts';

/**
 * Settings → build → listen, until a signal ends the process: the only side effects of the server. What people's
 * addresses may lead to is no setting: only a test's own entry gives another `network`.
 */
export async function serve(config: Config, network: OutgoingNetwork = publicInternet): Promise<void> {
  const db = openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { file: path.join(config.DATA_DIR, 'lampstand.db') },
  );
  await migrateToLatest(db, migrations);
  const clientDir = path.resolve(import.meta.dirname, '../../dist/client');
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const { app } = await buildServer({
    db,
    clock: systemClock,
    random: Math.random,
    mailer: createMailer({
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      log: (text) => console.log(text),
    }),
    objects: await openObjectStore(config, (text) => console.log(text)),
    fileLimits: fileLimitsOf(config),
    imports: {
      network,
      clouds: cloudsOf(config),
      scratchDir: path.join(config.DATA_DIR, 'companion'),
    },
    secret: authSecret(config),
    publicUrl,
    adminEmails: config.ADMIN_EMAILS,
    provider: providerOf(config),
    clientDir: existsSync(clientDir) ? clientDir : null,
    trustProxy: config.TRUST_PROXY,
    logLevel: config.LOG_LEVEL,
    checkOutput: process.env['NODE_ENV'] === 'development',
    rateLimits: true,
  });
  app.addHook('onClose', () => db.destroy());
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
