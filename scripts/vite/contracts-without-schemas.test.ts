import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contractsWithoutSchemas } from './contracts-without-schemas.ts';

const contracts = globSync('src/**/*.contract.ts').map((file) => resolve(file));

/** Builds one module, of this text, as the client is built. */
async function built(text: string): Promise<Rolldown.OutputChunk> {
  const entry = resolve('src/entry-of-test.ts');
  const here = { name: 'entry', load: (id: string) => (id === entry ? text : null) };
  const resolved = { name: 'resolve', resolveId: (id: string) => (id === entry ? id : null) };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [resolved, here, contractsWithoutSchemas()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'entry' },
    },
  });
  const [{ output: chunks }] = output as [Rolldown.RolldownOutput];
  return chunks[0];
}

test('every contract reaches the client as its endpoints’ methods and paths, and zod stays behind', async () => {
  expect(contracts.length).toBeGreaterThan(5);
  const lines = contracts.map((file, i) => `export * as contract${i} from ${JSON.stringify(file)};`);
  const { code, moduleIds } = await built(lines.join('\n'));
  expect(moduleIds.filter((id) => /node_modules|\.rules\.ts$/.test(id))).toEqual([]);
  const client = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  for (const [i, file] of contracts.entries()) {
    const whole = Object.entries((await import(file)) as Record<string, { method?: string; path?: string }>);
    const endpoints = whole.filter(([, value]) => value.method !== undefined && value.path !== undefined);
    const sent = { ...client[`contract${i}`] };
    expect(Object.keys(sent).sort()).toEqual(endpoints.map(([name]) => name).sort());
    for (const [name, { method, path, ...rest }] of endpoints) {
      const idempotent = 'idempotent' in rest ? { idempotent: true } : {};
      const takesWords = 'takesWords' in rest ? { takesWords: true } : {};
      expect(sent).toHaveProperty(name, { method, path, ...idempotent, ...takesWords });
    }
  }
});

test('an endpoint that is not called is not sent', async () => {
  const file = contracts.find((name) => name.endsWith('journal.contract.ts'));
  const { code } = await built(
    `import { getToday } from ${JSON.stringify(file)}; console.log(getToday.path);`,
  );
  expect(code).toContain('/api/journal/today');
  expect(code).not.toContain('/api/journal/entries');
});

test('a schema is no value in the client: the build fails and names it', async () => {
  const file = contracts.find((name) => name.endsWith('journal.contract.ts'));
  const text = `import { entrySchema } from ${JSON.stringify(file)}; console.log(entrySchema);`;
  await expect(built(text)).rejects.toThrow(/entrySchema.*is not exported by/s);
});
