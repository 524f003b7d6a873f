import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { listPackages } from './licences/list-packages.ts';
import { packTexts, TEXT_PACKAGES } from './pack-texts.ts';

/**
 * The server as JavaScript, with every library in it but those that package.json names as dependencies: what is made for one platform
 * (sharp). Bible texts stand beside it, packed. Node strips types from a project's files, but not from those of an
 * installed package; and whoever installs this gets the versions that were tested.
 * @param outDir a folder that is emptied; what looks for `dist/client` counts on `dist/server`
 */
export async function buildServerBundle(outDir = 'dist/server'): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  await build({
    // Nothing of the client's plugins: contracts keep their schemas here.
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutPages(), listPackages('server', path.join(outDir, '../packages'))],
    ssr: { noExternal: true, external: [...Object.keys(dependencies), ...TEXT_PACKAGES] },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          lampstand: 'src/main-lampstand.ts',
          // These start themselves in a thread or a process, by their own address: so they stay files of their own.
          'load-in-thread': 'src/features/bible/server/text/load-in-thread.ts',
          'load-cross-references': 'src/features/bible/server/cross-references/load-cross-references.ts',
          'load-lexicons': 'src/features/bible/server/strongs/load-lexicons.ts',
          'decode-in-process': 'src/features/files/server/pictures/decode-in-process.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        // Optional parts of libraries that we do not use, as in a checkout; and what is packed instead.
        external: ['pg-native', 'bufferutil', 'utf-8-validate', 'supports-color', ...TEXT_PACKAGES],
      },
    },
  });
  packTexts(outDir);
}

/** Screens name their pages, which a server never loads: what it renders is in `dist/rendering`. */
function withoutPages(): Plugin {
  const empty = '\0no-page';
  return {
    name: 'without-pages',
    enforce: 'pre',
    resolveId: (id) => (/^(#features\/.*|\.)\/client\//.test(id) ? empty : null),
    // Nothing is exported: whatever the server did import of it by name would fail the build.
    load: (id) => (id === empty ? 'export {};' : null),
  };
}
