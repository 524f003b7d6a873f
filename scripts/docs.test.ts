import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { endpointsOf } from '#app/endpoints-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import { drawnOrder } from './arrows/feature-graph.ts';

const root = path.resolve(import.meta.dirname, '..');
const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
const read = (document: string) => readFileSync(path.join(root, document), 'utf8');

/** Paths in code marks that begin with a folder of the project; words such as `src/…` or `NNN-name.ts` are patterns. */
function namedPaths(text: string): string[] {
  const topLevel = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'data', 'screens'].includes(entry.name))
    .map((entry) => entry.name);
  const inCode = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)].map(
    ([, code]) => code!,
  );
  return inCode.filter((code) => topLevel.includes(code.split('/')[0]!) && code.includes('/'));
}

function linkedPaths(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/<img src="([^"]+)"/g)];
  return links
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((to) => to !== '' && !/^\w+:/.test(to));
}

test.each(documents)('every path that %s names is there', (document) => {
  const text = read(document);
  const fromRoot = namedPaths(text).filter(
    (named) => !/[<>…*]|NNN/.test(named) && !existsSync(path.join(root, named)),
  );
  const fromHere = linkedPaths(text).filter((to) => !existsSync(path.join(root, path.dirname(document), to)));
  expect([...fromRoot, ...fromHere]).toEqual([]);
});

test('every decision that the code names is there', () => {
  const sources = globSync('{src,scripts,e2e,test-support,art,bench}/**/*.{ts,tsx,css}', { cwd: root });
  const named = sources.flatMap((source) =>
    [...read(source).matchAll(/docs\/decisions\/(\d+[\w-]*(?:\.md)?)/g)].map(([, name]) => ({
      source,
      name: name!,
    })),
  );
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map((file) => path.basename(file));
  const missing = named.filter(
    ({ name }) => !numbers.some((file) => file === name || file.startsWith(`${name}-`)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('only what docs/product.md, Data loading, names is fetched by a timer', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((source) => !source.includes('.test.'));
  expect(sources.filter((source) => /refetchInterval: (?!false)/.test(read(source))).sort()).toEqual([
    'src/features/home/client/layouts/banned-page.tsx',
    'src/features/moderation/client/components/case-desk.tsx',
    'src/features/offline/client/use-connection-back.ts',
  ]);
});

test('decisions have numbers of their own', () => {
  const numbers = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 3));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the README names every setting, and no other', () => {
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name!).sort();
  const settings = names(read('src/platform/server/config.ts'), /^ {2}([A-Z][A-Z0-9_]+): /gm);
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z0-9_]+`/.test(line))
    .map((line) => line.split('|')[1]!)
    .join();
  expect(names(rows, /`([A-Z0-9_]+)`/g)).toEqual(settings);
});

test.each(['docs/product.md', 'docs/spec-conformance.md'])(
  'every call that %s names is an endpoint',
  (document) => {
    const named = [...read(document).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]+)`/g)];
    const calls = named.map(([, call]) => call!);
    const endpoints = endpointsOf(serverFeatures).map(({ method, path: route }) => `${method} ${route}`);
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter((call) => !endpoints.includes(call))).toEqual([]);
  },
);

/** The headings of a document, without marks, in order. */
function headings(document: string): string[] {
  return [...read(document).matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading!);
}

test('ARCHITECTURE.md names every feature, in its folders and in its order', () => {
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
  const folders = readdirSync('src/features').sort();
  expect([...drawnOrder(architecture).keys()].sort()).toEqual(folders);
  const listed = /features\/ +([a-z\s-]+?)\n +platform\/server/.exec(architecture)?.[1];
  expect(listed?.split(/\s+/).sort()).toEqual(folders);
});

test('every heading of the product that a comment cites is there', () => {
  const known = headings('docs/product.md');
  const sources = globSync('{src,test-support,e2e,scripts,bench,art}/**/*.{ts,tsx,css}', { cwd: root });
  const cited = sources.flatMap((source) => {
    // A citation may go on in the comment's next line.
    const text = read(source).replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
    return [...text.matchAll(/docs\/product\.md, ([A-Z][\w' -]*)/g)].map(([, rest]) => ({
      source,
      rest: rest!,
    }));
  });
  const names = (rest: string) => known.some((heading) => new RegExp(`^${heading}\\b`).test(rest));
  expect(cited.filter(({ rest }) => !names(rest))).toEqual([]);
});

test('the conformance goes through the headings of the product, in their order', () => {
  const product = headings('docs/product.md');
  const proven = headings('docs/spec-conformance.md').filter((heading) => heading !== 'Not there yet');
  expect(proven).toEqual(product.filter((heading) => heading !== 'Screens'));
  expect(new Set(product).size).toBe(product.length);
});
