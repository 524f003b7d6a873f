import '#platform/server/thread-pool.ts';
import { buildIfStale } from './build-if-stale.ts';

/** `npm start`: builds what is stale, then becomes the server. */
await buildIfStale({ force: false });
process.env['NODE_ENV'] ??= 'production';
await import('../src/main-server.ts');
