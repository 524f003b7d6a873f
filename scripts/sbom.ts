import { buildIfStale } from './build-if-stale.ts';
import { buildServerBundle } from './build-server.ts';
import { writeSbom } from './licences/write-sbom.ts';

/** `npm run sbom`: what the package consists of, and under which licences. */
await buildIfStale({ force: false });
await buildServerBundle();
writeSbom();
