/**
 * npm test -w art: the pictures' own tests. A run of all of them that passes is noted in checked.json, which the main suite
 * holds against the files; arguments are given to Vitest, and a run of some tests notes nothing.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { artHash, isArtChecked, recordChecked } from './checked.ts';

const only = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--reporter') && !argument.startsWith('--outputFile'));
const before = artHash();
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
});
// What was changed while the tests ran has not been tested.
if (status === 0 && only.length === 0 && artHash() === before && !isArtChecked()) {
  if (process.env['CI'] === 'true')
    console.warn('Not noted in art/checked.json: only a run before the commit does that.');
  else recordChecked(before);
}
process.exit(status ?? 1);
