import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PageToRender } from './prerender/render-page.tsx';
import { withWaitingControls } from './waiting-controls.ts';

type Rendering = typeof import('./prerender/render-page.tsx');

/**
 * Renders screens with the code that the build puts beside the client. That code is loaded when the first screen is
 * rendered. A screen that cannot be rendered here is rendered by the browser.
 */
export function pageRenderer(
  clientDir: string,
  log: FastifyBaseLogger,
): (page: PageToRender) => Promise<string | null> {
  const file = pathToFileURL(path.join(clientDir, '../rendering/render-page.js')).href;
  return async (page) => {
    try {
      const { renderPage } = (await import(file)) as Rendering;
      return withWaitingControls(whole(withoutStyles(await renderPage(page))));
    } catch (error) {
      log.error({ err: error, page: page.at.split('?')[0] }, 'a screen was not rendered');
      return null;
    }
  };
}

/**
 * Only the markup.
 * @throws Error when it has a style attribute, which the content policy would ignore; the message says which one.
 */
export function withoutStyles(markup: string): string {
  const [tag] = /<[^<>]*\sstyle="[^"]*"[^<>]*>/.exec(markup) ?? [];
  if (tag !== undefined) throw new Error(`A style attribute, which the content policy forbids: ${tag}`);
  return markup;
}

/**
 * Only whole markup. Where a component cannot be rendered on the server, React puts what stands there while something is
 * loaded, and the browser complains that it finds something else.
 * @throws Error when there is such a place
 */
export function whole(markup: string): string {
  if (markup.includes('<!--$!-->')) throw new Error('A component of the screen cannot be rendered here.');
  return markup;
}
