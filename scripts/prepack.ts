import { buildIfStale } from './build-if-stale.ts';
import { writeSbom } from './licences/write-sbom.ts';

/** `npm pack` runs it first: what the package has instead of sources. */
await buildIfStale({ force: false });
writeSbom();
