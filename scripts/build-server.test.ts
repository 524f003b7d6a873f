import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchBible } from '#features/bible/bible.contract.ts';
import { listCrossReferences } from '#features/bible/cross-references.contract.ts';
import { loadTranslation } from '#features/bible/server/text/load-translation.ts';
import { readPrepared } from '#features/bible/server/text/prepared-translation.ts';
import { getVerseWords } from '#features/bible/strongs.contract.ts';
import { listTranslations } from '#features/bible/texts.contract.ts';
import { signedUp } from '#test-support/people.ts';
import { startRealServer } from '#test-support/start-real-server.ts';
import { putLexicon } from '#test-support/sword-lexicon.ts';
import { putModule } from '#test-support/sword-module.ts';
import { buildServerBundle } from './build-server.ts';
import { shippedPackages } from './licences/shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const { dependencies, bin, files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** As npm would install the package: the bundle, and of other packages only what package.json names as dependencies. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lampstand-package-'));
  await buildServerBundle(path.join(folder, 'dist/server'));
  cpSync(path.join(root, 'bin'), path.join(folder, 'bin'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","version":"1.2.3"}');
  for (const name of Object.keys(dependencies)) {
    const there = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(there), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), there, 'junction');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs with its dependencies alone: accounts, Bible texts, cross references and lexicons in their threads, /metrics', async () => {
  const entry = [path.join(folder, 'dist/server/lampstand.js'), 'start'];
  const server = await startRealServer({ entry, env: { METRICS_TOKEN: 'a token of the tests' } });
  const ruth = await signedUp(server.url, 'ruth');
  const found = await ruth.call(searchBible, { query: { q: 'lamp' } });
  expect(found.body.total).toBeGreaterThan(10);
  const psalm = { params: { bookId: 'PSA', chapter: '119' }, query: { verses: '105' } };
  expect((await ruth.call(listCrossReferences, psalm)).body.references.length).toBeGreaterThan(5);
  const texts = path.join(server.dataDir, 'translations');
  putModule(texts, { name: 'Tagged', verses: { 'John 1:1': '<w lemma="strong:G3056">Word</w>' } });
  putLexicon(texts, { name: 'Greek', language: 'greek', entries: { '03056': '<orth>λόγος</orth> a word' } });
  const { body: listed } = await ruth.call(listTranslations, {});
  const john = { params: { bookId: 'JHN', chapter: '1', verse: '1' }, query: { translation: listed[2]!.id } };
  expect((await ruth.call(getVerseWords, john)).body.entries[0]?.original).toBe('λόγος');
  const metrics = await fetch(`${server.url}/metrics`, {
    headers: { authorization: 'Bearer a token of the tests' },
  });
  expect(await metrics.text()).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(await server.stop()).toBe(0);
  await server.dispose();
});

it('has its Bible texts prepared, to the last letter and place in their index', async () => {
  const prepared = await readPrepared('KJV', path.join(folder, 'dist/server'));
  expect(isDeepStrictEqual(prepared, loadTranslation('KJV'))).toBe(true);
});

/** Node's options under which the launcher cannot become the server itself, as with an older Node: it starts a process. */
const WITHOUT_EXECVE = ['--import', 'data:text/javascript,process.execve = undefined'];

it.each([
  ['which the process becomes', []],
  ['which is a process of its own', WITHOUT_EXECVE],
])('the launcher starts a server, %s, and passes on words, signals and how it ended', async (_, options) => {
  const launcher = path.join(folder, 'bin/lampstand.js');
  const unknown = spawnSync(process.execPath, [...options, launcher, 'nonsense'], { encoding: 'utf8' });
  expect(unknown.stderr).toContain("There is no 'nonsense'.");
  expect(unknown.status).toBe(2);
  const asked = spawnSync(process.execPath, [...options, launcher, '--version'], { encoding: 'utf8' });
  expect(asked.stdout).toBe('1.2.3\n');
  const server = await startRealServer({ entry: [...options, launcher] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await server.dispose();
});

it('brings to an installation no package but what is made for one platform: others made it 50 MB larger', () => {
  expect(Object.keys(dependencies)).toEqual(['sharp']);
});

it('has no package in it whose licence was not looked at', () => {
  const list = readFileSync(path.join(folder, 'dist/packages/server.json'), 'utf8');
  const bundled = JSON.parse(list) as string[];
  expect(bundled).toContain('node_modules/fastify');
  const checked = new Set(shippedPackages().map(({ place }) => place));
  expect(bundled.filter((place) => !checked.has(place))).toEqual([]);
});

it('is what package.json promises', () => {
  expect(bin).toEqual({ lampstand: 'bin/lampstand.js' });
  const lists = ['dist/sbom.cdx.json', 'dist/THIRD-PARTY.txt'];
  const documents = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'art/README.md', 'docs'];
  const made = ['dist/client', 'dist/rendering', 'dist/server', ...lists];
  expect([...(files as string[])].sort()).toEqual(['bin', 'deploy', ...documents, ...made].sort());
});
