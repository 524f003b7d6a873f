import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** A route's pattern and the files that its screen needs beside the entry's own, as addresses. */
export interface PageChunks {
  path: string;
  scripts: string[];
  fonts: string[];
  styles: string[];
}

/** The typefaces that a screen is about: its text would be set twice if they came after it. */
const FONTS: Record<string, RegExp> = { '/bible/:book/:chapter/:verse?': /\/literata-core-[^/]+\.woff2$/ };

/** Where the table of routes stands; it is read as text, since running it would run the client. */
const table = 'src/app/routes.ts';

/**
 * Writes `page-chunks.json` beside the built client: the server names a screen's scripts in the page itself, so that
 * they arrive together with the entry instead of after it.
 */
export function pageChunks(): Plugin {
  return {
    name: 'lampstand:page-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (entry === undefined) return;
      const early = new Set(withImports(entry, bundle));
      const pages = pagesOf(readFileSync(table, 'utf8')).map(({ path, module }): PageChunks => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (chunk === undefined) this.error(`${table}: no chunk for ${path}, which names ${module}`);
        const scripts = withImports(chunk, bundle).filter((file) => !early.has(file));
        const fonts = Object.keys(bundle).filter((file) => FONTS[path]?.test(file));
        const styles = scripts.flatMap((file) => stylesOf(bundle[file]));
        return { path, scripts: addresses(scripts), fonts: addresses(fonts), styles: addresses(styles) };
      });
      this.emitFile({ type: 'asset', fileName: 'page-chunks.json', source: JSON.stringify(pages) });
    },
  };
}

/** Every route of the table with the module of its screen. `home` is '/'; the landing is not: it needs no script. */
export function pagesOf(source: string): { path: string; module: string }[] {
  const home = /export const home: Page = page\(\s*\(\) => import\('([^']+)'\)/.exec(source)?.[1];
  if (home === undefined) throw new Error(`${table} names no home.`);
  const rows = [...source.matchAll(/\{\s*path: '([^']+)',[^{}]*?import\('([^']+)'\)/g)];
  if (rows.length !== source.match(/^\s*path: '/gm)?.length)
    throw new Error(`${table} is not the table it was.`);
  return [
    { path: '/', module: moduleOf(home) },
    ...rows.map(([, path = '', specifier = '']) => ({ path, module: moduleOf(specifier) })),
  ];
}

/** '#features/x.tsx' and './x.tsx' of the table, as the end of a file's name. */
function moduleOf(specifier: string): string {
  return specifier.startsWith('#') ? `/src/${specifier.slice(1)}` : `/src/app/${specifier.slice(2)}`;
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);

function stylesOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [...seen];
  seen.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === 'chunk') withImports(imported, bundle, seen);
  }
  return [...seen];
}
