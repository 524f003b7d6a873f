import type { Plugin } from 'vite';

const early = [/figtree-latin-wght-normal/, /fraunces-latin-opsz-normal/];

/** Asks for the two typefaces of every first screen before the style sheet has named them. */
export function preloadFonts(): Plugin {
  return {
    name: 'lampstand:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && early.some((name) => name.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
