import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutStyles } from '#app/page-renderer.ts';
import { htmlWithScreen } from '#app/visitor-html.ts';

const client = resolve('dist/client');

/**
 * Writes dist/client/landing.html from the built dist/client/index.html: the landing's text in place of the loading
 * screen, and the app's script only fetched ahead, not run, for the page after it. Call it after the builds of the client
 * and of the rendering.
 */
export async function prerenderLanding(): Promise<void> {
  const entry = pathToFileURL(resolve('dist/rendering/render-landing.js')).href;
  const { renderLanding } = (await import(entry)) as { renderLanding: () => Promise<string> };
  const shell = await readFile(resolve(client, 'index.html'), 'utf8');
  const heading = (await readdir(resolve(client, 'assets'))).find((file) => file.startsWith('fraunces-core'));
  const fonts = heading === undefined ? [] : [`/assets/${heading}`];
  await writeFile(resolve(client, 'landing.html'), landingHtml(shell, await renderLanding(), fonts));
}

/** `shell` with `markup` as its content and no script that runs; `fonts` are asked for early. */
export function landingHtml(shell: string, markup: string, fonts: readonly string[]): string {
  const html = htmlWithScreen(shell, withoutStyles(markup))
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
