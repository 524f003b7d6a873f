import { buildIfStale } from './build-if-stale.ts';

await buildIfStale({ force: process.argv.includes('--force') });
