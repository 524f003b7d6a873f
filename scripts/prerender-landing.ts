import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const client = resolve('dist/client');
const rendered = resolve('dist/prerender');

/**
 * Writes dist/client/landing.html from the built dist/client/index.html: the landing's text in place of the loading
 * screen, and the app's script only fetched ahead, not run, for the page after it. Call it after the client's build.
 */
export async function prerenderLanding(): Promise<void> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender/render-landing.tsx',
      outDir: rendered,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render-landing.js' } },
    },
  });
  const entry = pathToFileURL(resolve(rendered, 'render-landing.js')).href;
  const { renderLanding } = (await import(entry)) as { renderLanding: () => string };
  const shell = await readFile(resolve(client, 'index.html'), 'utf8');
  const heading = (await readdir(resolve(client, 'assets'))).find((file) => file.startsWith('fraunces-core'));
  const fonts = heading === undefined ? [] : [`/assets/${heading}`];
  await writeFile(resolve(client, 'landing.html'), landingHtml(shell, renderLanding(), fonts));
  await rm(rendered, { recursive: true });
}

/** `shell` with `markup` as its content and no script that runs; `fonts` are asked for early. */
export function landingHtml(shell: string, markup: string, fonts: readonly string[]): string {
  if (/\sstyle="/.test(markup))
    throw new Error('The landing has a style attribute, which the page policy forbids.');
  const html = shell
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>|<script|<\/body>)/,
      () => `<div id="root">${markup}</div>\n`,
    )
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, '')
    .replace(
      /<link rel="modulepreload" [^>]*href="([^"]+)"[^>]*>/g,
      '<link rel="prefetch" href="$1" as="script" crossorigin>',
    )
    .replace(
      /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g,
      '<link rel="prefetch" href="$1" as="script" crossorigin>',
    )
    .replace(
      '</head>',
      `${fonts.map((font) => `  <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>\n  `).join('')}</head>`,
    )
    .replace('<title>Lampstand</title>', '<title>Lampstand · Grow your faith</title>');
  if (!html.includes(markup) || html.includes('<script'))
    throw new Error('The shell is not laid out as expected.');
  return html;
}

if (import.meta.main) await prerenderLanding();
