import { systemClock } from '#platform/server/clock.ts';
import { type Config, diskFoldersOf } from '#platform/server/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { diskRoom, leastRoom, mayWrite } from '#platform/server/free-disk.ts';
import { openAccessLog } from '#platform/server/log/access-log.ts';
import { createMailer } from '#platform/server/mail.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import { makePrivate } from '#platform/server/private-files.ts';
import { authSecret } from '#platform/server/secret.ts';
import type { GivenDeps, PlatformDeps } from '#platform/server/server-deps.ts';
import type { ServerOptions } from './build-server.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { serverFeatures } from './server-features.ts';

/**
 * What can be made from the settings. The folder of the client, and whether answers are checked, are no settings: the
 * caller gives them.
 */
type Configured = GivenDeps & Omit<ServerOptions, 'clientDir' | 'checkOutput'>;

/**
 * Opens the database, files and mail that the settings name, and migrates the database. The caller has to close them.
 * @throws ConfigError when they do not go together.
 */
export async function configuredDeps(config: Config): Promise<Configured> {
  const log = (text: string) => console.log(text);
  await makePrivate(config.DATA_DIR, log);
  const db = await openConfiguredDatabase(config, log);
  try {
    return await depsWith(db, config, log);
  } catch (error) {
    // Open connections would keep a process alive that serves nobody.
    await db.destroy();
    throw error;
  }
}

async function depsWith(db: Db, config: Config, log: (text: string) => void): Promise<Configured> {
  const platform: PlatformDeps = {
    db,
    clock: systemClock,
    random: Math.random,
    mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log }),
    objects: await openObjectStore(config, log),
    secret: authSecret(config),
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
  };
  const ofFeatures = serverFeatures.map((feature) => feature.configure?.(config));
  const given: GivenDeps = Object.assign(platform, ...ofFeatures);
  for (const { beforeStart } of serverFeatures) await beforeStart?.(given, config, log);
  return {
    ...given,
    trustProxy: config.TRUST_PROXY,
    logLevel: config.LOG_LEVEL,
    rateLimits: true,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    accessLog: ['info', 'debug', 'trace'].includes(config.LOG_LEVEL) ? openAccessLog() : null,
    metricsToken: config.METRICS_TOKEN,
    disk: {
      room: () => leastRoom(diskFoldersOf(config)),
      warningBytes: config.DISK_WARNING_MB * 1024 ** 2,
      database:
        config.DATABASE_URL === undefined
          ? { room: () => diskRoom(config.DATA_DIR), mayWrite: () => mayWrite(config.DATA_DIR) }
          : null,
    },
  };
}
