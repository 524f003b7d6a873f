import type { Plugin } from 'vite';

const early = /figtree-core/;

/**
 * Asks for the interface's typeface before the style sheet has named it. The headings' is twice as large: in the app its
 * place is kept by its fallback while the scripts go first; the landing, which has none, asks for it too
 * (prerender-landing.ts).
 */
export function preloadFonts(): Plugin {
  return {
    name: 'lampstand:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && early.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
