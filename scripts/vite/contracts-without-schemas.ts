import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '#contract/define-endpoint.ts';

/**
 * Gives the browser each contract without zod: the module is run here, and what the client gets are its endpoints, each
 * reduced to what a caller needs. A schema is no value in the browser: a module that imports one fails the build with
 * "is not exported by". Types are imported as ever (docs/decisions/024).
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'lampstand:contracts-without-schemas',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] as string;
      if (!file.endsWith('.contract.ts')) return null;
      return endpointsAsCode((await import(pathToFileURL(file).href)) as Record<string, unknown>);
    },
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const zod = output.moduleIds.find((id) => id.includes('/node_modules/zod/'));
        if (zod !== undefined) this.error(`zod in the client's ${output.fileName}: ${zod}`);
      }
    },
  };
}

/** `export const listEntries = {"method":"GET","path":"/api/journal/entries"};` for every endpoint of a contract. */
export function endpointsAsCode(contract: Record<string, unknown>): string {
  const lines = Object.entries(contract).flatMap(([name, value]) => {
    if (!isEndpoint(value)) return [];
    const { method, path, idempotent, takesWords } = value;
    return `export const ${name} = ${JSON.stringify({ method, path, idempotent, takesWords })};`;
  });
  return ['// Made of a contract by scripts/vite/contracts-without-schemas.ts.', ...lines, 'export {};'].join(
    '\n',
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
