import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { artFiles } from './scripts/vite/art-files.ts';
import { oneIconWeight } from './scripts/vite/icon-weights.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { preloadFonts } from './scripts/vite/preload-fonts.ts';
import { styleSheetsWithoutTags } from './scripts/vite/style-sheets-without-tags.ts';

/** The browsers that have `light-dark()`, which the two themes are written in. */
const browsers = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig({
  plugins: [
    styleSheetsWithoutTags(),
    oneIconWeight(),
    react(),
    tailwindcss(),
    preloadFonts(),
    artFiles(),
    noServerCode(),
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
  },
  server: { strictPort: true },
});
