import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];
type Theme = 'dawn' | 'vigil';

const css = ['tokens', 'theme']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('');
const themes: readonly Theme[] = ['dawn', 'vigil'];

function token(name: string, theme: Theme): Colour {
  const pair = new RegExp(`--${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)`).exec(css);
  const hex = pair?.[theme === 'dawn' ? 1 : 2];
  if (hex === undefined) throw new Error(`no token ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
}

function over(front: Colour, opacity: number, back: Colour): Colour {
  return front.map((value, i) => value * opacity + back[i]! * (1 - opacity)) as unknown as Colour;
}

/** WCAG 2.2's contrast ratio. */
function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Text on a ground: 4.5 to 1. */
const texts: readonly [text: string, ground: string][] = [
  ...['ground', 'surface', 'inset'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['gold-ink', ground],
    ['clay', ground],
    ['leaf', ground],
    ['dusk', ground],
    ['sky', ground],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-clay', 'clay'],
  ['gold-ink', 'gold-wash'],
  ['leaf', 'leaf-wash'],
  ['clay', 'clay-wash'],
  ['dusk', 'dusk-wash'],
  ['sky', 'sky-wash'],
  ['ground', 'ink'],
  ...['rose', 'green', 'blue', 'violet', 'coral'].flatMap((mark): [string, string][] => [
    ['ink', `mark-${mark}`],
    ['ink-soft', `mark-${mark}`],
  ]),
];

/** Edges of controls, and the focus ring: 3 to 1. */
const edges: readonly [edge: string, ground: string][] = [
  ['line-strong', 'surface'],
  ['focus', 'surface'],
  ['focus', 'ground'],
  ['primary', 'surface'],
];

test.each(themes)('every text of %s passes AA on its ground', (theme) => {
  const weak = texts
    .map(([text, ground]) => ({ text, ground, ratio: contrast(token(text, theme), token(ground, theme)) }))
    .filter(({ ratio }) => ratio < 4.5);
  expect(weak).toEqual([]);
});

test.each(themes)('every edge of %s can be seen', (theme) => {
  const weak = edges
    .map(([edge, ground]) => ({ edge, ground, ratio: contrast(token(edge, theme), token(ground, theme)) }))
    .filter(({ ratio }) => ratio < 3);
  expect(weak).toEqual([]);
});

test.each(themes)('text on a card of %s passes AA over any wallpaper, black or white', (theme) => {
  const opacity = Number(/var\(--surface-opacity, (\d+)%\)/.exec(css)?.[1]) / 100;
  for (const wallpaper of [[0, 0, 0] as const, [255, 255, 255] as const]) {
    const card = over(token('surface', theme), opacity, wallpaper);
    for (const text of ['ink', 'ink-soft', 'gold-ink', 'clay', 'leaf', 'dusk', 'sky']) {
      expect(contrast(token(text, theme), card), `${text} over ${wallpaper[0]}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test.each(themes)('ink of %s passes AA on the weakest wash over any wallpaper, black or white', (theme) => {
  const sky = readFileSync(new URL('./sky.css', import.meta.url), 'utf8');
  const opacity = Number(/var\(--wash-opacity, (\d+)%\)/.exec(sky)?.[1]) / 100;
  for (const wallpaper of [[0, 0, 0] as const, [255, 255, 255] as const]) {
    const wash = over(token('ground', theme), opacity, wallpaper);
    expect(contrast(token('ink', theme), wash), `over ${wallpaper[0]}`).toBeGreaterThanOrEqual(4.5);
  }
});
