import type { Plugin } from 'vite';

const kept = new Set(['regular', 'fill']);
const entry =
  /\[\s*"(bold|duotone|fill|light|regular|thin)",\s*\/\* @__PURE__ \*\/ \w+\.createElement\([\s\S]*?\n {2}\]/g;

/** A Phosphor definition module without the weights that the interface never draws. */
export function withoutUnusedWeights(code: string): string {
  return code.replace(entry, (text, weight: string) => (kept.has(weight) ? text : `["${weight}", null]`));
}

/** Every Phosphor icon carries six drawings; two of them are used, the rest is two thirds of the bytes. */
export function oneIconWeight(): Plugin {
  return {
    name: 'lampstand:icon-weights',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/@phosphor-icons/react/dist/defs/')) return null;
      return { code: withoutUnusedWeights(code), map: null };
    },
  };
}
