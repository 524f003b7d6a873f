import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './scripts/vite/art-files.ts';
import { oneIconWeight } from './scripts/vite/icon-weights.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { pageChunks } from './scripts/vite/page-chunks.ts';
import { preloadFonts } from './scripts/vite/preload-fonts.ts';
import { styleSheetsWithoutTags } from './scripts/vite/style-sheets-without-tags.ts';

/** The browsers that have `light-dark()`, which the two themes are written in. */
const browsers = ['chrome123', 'firefox120', 'safari17.5'];

/**
 * The libraries of every screen change rarely and stay in a browser's cache; the small primitives come as one file
 * instead of ten. What is large and not on every screen (dialogs, menus, toasts) keeps its own chunk.
 */
const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|wouter|regexparam|use-sync-external-store|clsx)\//,
    priority: 2,
  },
  {
    name: 'ui',
    test: /src\/ui\/(?!toast-viewport|dialog|confirm-dialog|dropdown-menu|tabs|style-singleton)[^/]+\.tsx?$|@phosphor-icons\/react\/dist\/lib\//,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [
    styleSheetsWithoutTags(),
    oneIconWeight(),
    react(),
    tailwindcss(),
    preloadFonts(),
    artFiles(),
    noServerCode(),
    pageChunks(),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    cssTarget: browsers,
    // A data: URL would need an opening in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // Making the pictures takes longest, as it should.
      checks: { pluginTimings: false },
    },
  },
  server: { strictPort: true },
});
