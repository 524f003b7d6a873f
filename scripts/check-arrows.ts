import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * dependency-cruiser reads TypeScript with the compiler's JavaScript API, which TypeScript 7 no longer has: it is given
 * version 5 for parsing, while the project is checked with version 7.
 */
registerHooks({
  resolve(specifier, context, next) {
    const asksForCompiler =
      /^typescript(\/|$)/.test(specifier) && context.parentURL?.includes('/dependency-cruiser/');
    return next(asksForCompiler ? specifier.replace('typescript', 'typescript-5') : specifier, context);
  },
});

const { cruise, format } = await import('dependency-cruiser');
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
