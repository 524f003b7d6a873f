import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';
import { buildRendering } from './build-rendering.ts';
import { listPackages } from './licences/list-packages.ts';
import { prerenderLanding } from './prerender-landing.ts';

const compress = promisify(brotliCompress);

/**
 * The whole client: bundle, rendering for the server, prerendered landing, and a `.br` beside every text file, which the
 * server prefers.
 */
export async function buildClient(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Run by Node itself, as the rest: what it imports by alias is found, and nothing is bundled for it.
  await build({ logLevel: 'warn', configLoader: 'native', plugins: [listPackages('client')] });
  await buildRendering();
  await prerenderLanding();
  const texts = globSync('dist/client/**/*.{js,css,svg,json,webmanifest}');
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file);
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      };
      await writeFile(`${file}.br`, await compress(content, options));
    }),
  );
}
