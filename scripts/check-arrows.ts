import { existsSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

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

const roots = ['src', 'art', 'bench', 'test-support', 'e2e', 'scripts'].filter((folder) =>
  existsSync(folder),
);
const { output } = await cruise(roots, { ...config.options, ruleSet: config, validate: true });
if (typeof output === 'string') throw new Error(output);
const { totalCruised, error } = output.summary;
const report = await format(output, { outputType: 'err' });
console.log(report.output);
if (totalCruised < 100)
  throw new Error(`only ${totalCruised} modules were read: the arrows were not checked`);
process.exit(error === 0 ? 0 : 1);
