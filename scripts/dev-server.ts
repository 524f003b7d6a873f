import '#platform/server/private-umask.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import middie from '@fastify/middie';
import { createServer as createVite } from 'vite';
import { buildServer } from '#app/build-server.ts';
import { configuredDeps } from '#app/configured-deps.ts';
import { serverFeatures } from '#app/server-features.ts';
import { visitorHtml } from '#app/visitor-html.ts';
import { createScreenTable } from '#contract/screen-table.ts';
import { readConfig } from '#platform/server/config.ts';
import { isApi } from '#platform/server/http/api-paths.ts';
import { notFound, sendError } from '#platform/server/http/error-handler.ts';
import { startDevProvider } from './dev-provider.ts';

/** The product with Vite in the same process: hot reload for the client, contracts checked for every answer. */
const root = path.resolve(import.meta.dirname, '..');
const config = readConfig(process.env);
const deps = await configuredDeps(config);
const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));
const { app } = await buildServer({
  ...deps,
  provider: deps.provider ?? (await startDevProvider({ port: config.PORT + 1, publicUrl: deps.publicUrl })),
  clientDir: null,
  checkOutput: true,
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
  if (isApi(request.url)) return sendError(reply, notFound());
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml(request.url, template);
  const cookies = request.headers.cookie;
  const hasSession = /lampstand\.session_token=/.test(cookies ?? '');
  const page = visitorHtml(html, {
    cookies,
    hasSession,
    hasProvider: true,
    registration: deps.registration,
  });
  return reply
    .code(table.placeAt(request.url, hasSession ? 'signed-in' : 'visitor') ? 200 : 404)
    .type('text/html')
    .send(page);
});

await app.listen({ port: config.PORT, host: config.HOST });
console.log(`Lampstand (development) is ready at http://localhost:${config.PORT}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await vite.close();
    await app.close();
    await deps.db.destroy();
    process.exit(0);
  });
}
