import { buildIfStale } from './build-if-stale.ts';
import { buildServerBundle } from './build-server.ts';

/** `npm pack` runs it first: what the package has instead of sources. */
await buildIfStale({ force: false });
await buildServerBundle();
