import type { Plugin, Rolldown } from 'vite';
import { keyOf, type PageFiles } from '#app/page-chunks.ts';
import { createScreenTable, type ScreenTable, showsTabs } from '#contract/screen-table.ts';
import { dialogsUnasked } from './dialogs-unasked.ts';

/**
 * Writes `page-chunks.json` beside the built client: the server names the scripts of a screen in the page itself, so that
 * they arrive together with the entry instead of after it.
 */
export function pageChunks(): Plugin {
  return {
    name: 'lampstand:page-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const { serverFeatures } = await import('#app/server-features.ts');
      const table = createScreenTable(serverFeatures.flatMap(({ screens }) => screens ?? []));
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (entry === undefined) return;
      const early = new Set(withImports(entry, bundle));
      const pages = shownIn(table).map(({ key, modules, fonts }): [string, PageFiles] => {
        const needed = modules.flatMap((module) => {
          const chunk = chunkOf(chunks, module);
          if (chunk === undefined) this.error(`no chunk for ${key}, which names ${module}`);
          return withImports(chunk, bundle);
        });
        const scripts = [...new Set(needed)].filter((file) => !early.has(file));
        const wrong = dialogsUnasked(key, modulesOf([...early, ...scripts], bundle));
        if (wrong !== null) this.error(wrong);
        const faces = Object.keys(bundle).filter(
          (file) => file.endsWith('.woff2') && fonts.some((font) => file.includes(`/${font}-`)),
        );
        const styles = scripts.flatMap((file) => stylesOf(bundle[file]));
        return [key, { scripts: addresses(scripts), fonts: addresses(faces), styles: addresses(styles) }];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'page-chunks.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}

interface Shown {
  key: string;
  /** The ends of its modules' file names: its own, and those of the tabs' icons where it shows tabs. */
  modules: readonly string[];
  fonts: readonly string[];
}

/** Every screen and tab of the table; a visitor's landing is not: it needs no script. */
export function shownIn(table: ScreenTable): Shown[] {
  const screens = table.screens.filter(({ access }) => access !== 'visitor');
  const icons = table.tabIcons.map((load) => moduleNamedBy(load, 'the icons of tabs'));
  return [...screens, ...table.tabs].map((shown) => ({
    key: keyOf(shown),
    modules: [
      moduleNamedBy(shown.load, shown.component),
      ...('path' in shown && showsTabs(shown) ? icons : []),
    ],
    fonts: 'fonts' in shown ? (shown.fonts ?? []) : [],
  }));
}

/** @throws Error for a loader that does not name its module by an alias. */
function moduleNamedBy(load: () => Promise<unknown>, what: string): string {
  // Node gives the function as it is written; a test runner has put its own import, by the file's path, in its place.
  const specifier = /import\w*\(\s*['"](?:#|\/src\/)([^'"]+)['"]/.exec(String(load))?.[1];
  if (specifier === undefined) throw new Error(`${what} is loaded by ${load}: it has to name '#…' itself`);
  return `/src/${specifier}`;
}

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk | undefined {
  return chunks.find(({ facadeModuleId, moduleIds }) =>
    facadeModuleId === null ? moduleIds.some((id) => id.endsWith(module)) : facadeModuleId.endsWith(module),
  );
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);

function stylesOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string[] {
  return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

function modulesOf(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  return files.flatMap((file) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? output.moduleIds : [];
  });
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
