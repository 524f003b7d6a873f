import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const replacement = fileURLToPath(new URL('../../src/ui/style-singleton.ts', import.meta.url));

/**
 * Radix locks scrolling through `react-style-singleton`, which writes a `<style>` tag that our content security
 * policy forbids. Ours has the same interface and uses a constructed style sheet, which the policy allows.
 */
export function styleSheetsWithoutTags(): Plugin {
  return {
    name: 'lampstand:style-sheets-without-tags',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'react-style-singleton': replacement } } }),
  };
}
