import { buildIfStale } from './build-if-stale.ts';
import { writeSbom } from './licences/write-sbom.ts';

/** `npm run sbom`: what the package consists of, and under which licences. */
await buildIfStale({ force: false });
writeSbom();
