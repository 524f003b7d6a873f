import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { drawnOrder, faultsBetweenFeatures, featureEdges } from './arrows/feature-graph.ts';
import { faultsOfWords } from './arrows/words-of-files.ts';

/**
 * dependency-cruiser reads TypeScript with the compiler's JavaScript API, which TypeScript 7 no longer has: it is given
 * the last compiler that had it, as @ts-morph/common bundles it, while the project is checked with version 7.
 */
const bundled = pathToFileURL(
  createRequire(import.meta.url).resolve('@ts-morph/common/dist/typescript.js'),
).href;
registerHooks({
  resolve(specifier, context, next) {
    if (!context.parentURL?.includes('/dependency-cruiser/')) return next(specifier, context);
    if (specifier === 'typescript') return { url: bundled, format: 'commonjs', shortCircuit: true };
    if (specifier === 'typescript/package.json')
      return {
        url: new URL('arrows-compiler.json', import.meta.url).href,
        format: 'json',
        shortCircuit: true,
      };
    return next(specifier, context);
  },
});

const { cruise, format } = await import('dependency-cruiser');
// @ts-expect-error a CommonJS file without types
const { default: config } = await import('../.dependency-cruiser.cjs');

// Another folder is named by the test, which shows that each rule can fail.
const other = process.argv[2];
if (other !== undefined) process.chdir(other);
const roots = ['src', 'art', 'bench', 'test-support', 'e2e', 'scripts'].filter((folder) =>
  existsSync(folder),
);
const { output } = await cruise(roots, { ...config.options, ruleSet: config, validate: true });
if (typeof output === 'string') throw new Error(output);
const { totalCruised, error } = output.summary;
const report = await format(output, { outputType: 'err' });
console.log(report.output);
if (other === undefined && totalCruised < 100)
  throw new Error(`only ${totalCruised} modules were read: the arrows were not checked`);

const order = drawnOrder(readFileSync('ARCHITECTURE.md', 'utf8'));
const sources = output.modules.map(({ source }) => source).filter((source) => /^src\/.*\.tsx?$/.test(source));
const faults = [
  ...faultsBetweenFeatures(featureEdges(output.modules), order),
  ...sources.flatMap((source) => faultsOfWords(source, readFileSync(source, 'utf8'))),
];
if (faults.length > 0) console.error(faults.map((fault) => `  error ${fault}`).join('\n'));
process.exit(error === 0 && faults.length === 0 ? 0 : 1);
