import path from 'node:path';
import { migrations } from '#migrations/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { type Config, fileLimitsOf, providerOf } from '#platform/server/config.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createMailer } from '#platform/server/mail.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import { type OutgoingNetwork, publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import { authSecret } from '#platform/server/secret.ts';
import type { ServerParts } from './build-server.ts';

/**
 * The parts that the settings ask for, with the database open and migrated: whoever calls closes it. The client, and
 * whether answers are checked, are no settings and left to the caller, as is what people's addresses may lead to.
 */
export async function configuredParts(
  config: Config,
  network: OutgoingNetwork = publicInternet,
): Promise<Omit<ServerParts, 'clientDir' | 'checkOutput'>> {
  const db = openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { file: path.join(config.DATA_DIR, 'lampstand.db') },
  );
  await migrateToLatest(db, migrations);
  const log = (text: string) => console.log(text);
  return {
    db,
    clock: systemClock,
    random: Math.random,
    mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, log }),
    objects: await openObjectStore(config, log),
    fileLimits: fileLimitsOf(config),
    imports: { network },
    secret: authSecret(config),
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    adminEmails: config.ADMIN_EMAILS,
    provider: providerOf(config),
    trustProxy: config.TRUST_PROXY,
    logLevel: config.LOG_LEVEL,
    rateLimits: true,
  };
}
