import { build } from 'vite';
import { listPackages } from './licences/list-packages.ts';

/**
 * The app as the server renders it: `dist/rendering/render-page.js` for a screen at a request, `render-landing.js`
 * for the landing at the build. React is bundled too, so that its production build is chosen here and does not depend
 * on how the server is started.
 */
export async function buildRendering(): Promise<void> {
  await build({
    logLevel: 'warn',
    configLoader: 'native',
    plugins: [listPackages('rendering')],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/rendering',
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: ['src/app/prerender/render-page.tsx', 'src/app/prerender/render-landing.tsx'],
        output: { entryFileNames: '[name].js', codeSplitting: true },
      },
    },
  });
}
