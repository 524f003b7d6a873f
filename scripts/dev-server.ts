import { readFile } from 'node:fs/promises';
import path from 'node:path';
import middie from '@fastify/middie';
import { createServer as createVite } from 'vite';
import { buildServer } from '#app/build-server.ts';
import { isClientPath } from '#app/client-paths.ts';
import { visitorHtml } from '#app/visitor-html.ts';
import { migrations } from '#migrations/index.ts';
import { systemClock } from '#platform/server/clock.ts';
import { cloudsOf, fileLimitsOf, providerOf, readConfig } from '#platform/server/config.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { isApi } from '#platform/server/http/api-paths.ts';
import { notFound, sendError } from '#platform/server/http/error-handler.ts';
import { createMailer } from '#platform/server/mail.ts';
import { openObjectStore } from '#platform/server/object-store/open-object-store.ts';
import { publicInternet } from '#platform/server/outgoing/guarded-agents.ts';
import { authSecret } from '#platform/server/secret.ts';
import { startDevProvider } from './dev-provider.ts';

/** The product with Vite in the same process: hot reload for the client, contracts checked for every answer. */
const root = path.resolve(import.meta.dirname, '..');
const config = readConfig(process.env);
const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
const db = openDatabase(
  config.DATABASE_URL ? { url: config.DATABASE_URL } : { file: path.join(config.DATA_DIR, 'lampstand.db') },
);
await migrateToLatest(db, migrations);
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
    network: publicInternet,
    clouds: cloudsOf(config),
    scratchDir: path.join(config.DATA_DIR, 'companion'),
  },
  secret: authSecret(config),
  publicUrl,
  adminEmails: config.ADMIN_EMAILS,
  provider: providerOf(config) ?? (await startDevProvider({ port: config.PORT + 1, publicUrl })),
  clientDir: null,
  trustProxy: config.TRUST_PROXY,
  logLevel: config.LOG_LEVEL,
  checkOutput: true,
  rateLimits: true,
});

const vite = await createVite({
  root,
  appType: 'custom',
  // Bundling the configuration would write a file that `node --watch` sees as a change: restart, write, restart …
  configLoader: 'native',
  server: { middlewareMode: true, ws: { server: app.server } },
});
await app.register(middie);
// Vite's own scripts and styles are inline and its socket is open: only here the policy is not sent.
app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
app.use((request, response, next) => {
  if (isApi(request.url ?? '')) next();
  else vite.middlewares(request, response, next);
});
app.get('/*', async (request, reply) => {
  if (isApi(request.url)) return sendError(reply, notFound(request));
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml(request.url, template);
  const cookies = request.headers.cookie;
  const page = visitorHtml(html, {
    cookies,
    hasSession: /lampstand\.session_token=/.test(cookies ?? ''),
  });
  return reply
    .code(isClientPath(request.url.split('?')[0]!) ? 200 : 404)
    .type('text/html')
    .send(page);
});

await app.listen({ port: config.PORT, host: config.HOST });
console.log(`Lampstand (development) is ready at http://localhost:${config.PORT}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close();
    await app.close();
    await db.destroy();
    process.exit(0);
  });
}
