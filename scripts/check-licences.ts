import path from 'node:path';
import { licenceProblem } from './licences/allowed-licences.ts';
import { shippedPackages } from './licences/shipped-packages.ts';

/** Part of `npm run check`: nothing that is shipped has a licence that asks for more than its own notice and sources. */
process.chdir(path.resolve(import.meta.dirname, '..'));
const packages = shippedPackages();
const problems = packages.map(licenceProblem).filter((problem) => problem !== null);
for (const problem of problems) console.error(`✘ ${problem}`);
console.log(
  `${packages.length} packages are shipped, ${problems.length} of them under a licence that is not allowed.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
