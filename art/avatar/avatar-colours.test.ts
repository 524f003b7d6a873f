import { describe, expect, it } from 'vitest';
import { avatarColours } from './avatar-colours.ts';
import { renderFigures } from './build-figures.ts';
import { colourDistance } from './colour.ts';
import { ACCENT_SWATCHES, HAIR_SWATCHES, SKIN_SWATCHES, STYLES } from './figure-catalogue.ts';

const pairs = SKIN_SWATCHES.flatMap((skin) => HAIR_SWATCHES.map((hair) => ({ skin, hair })));

describe('avatarColours', () => {
  it('sets every variable that the figures use, and no other', () => {
    const used = new Set(
      renderFigures().flatMap(({ svg }) => [...svg.matchAll(/var\((--avatar-[\w-]+),/g)].map((m) => m[1])),
    );
    const set = Object.keys(avatarColours({ skin: '#8A5A3C', hair: '#2E2630', accent: '#C4694A' }));
    expect([...used].filter((name) => !set.includes(String(name)))).toEqual([]);
  });

  it('leaves the accent to the outfit when none is chosen', () => {
    const names = Object.keys(avatarColours({ skin: '#8A5A3C', hair: '#2E2630' }));
    expect(names.some((name) => name.includes('accent'))).toBe(false);
  });

  it('lets the shades follow the chosen colour', () => {
    const [pale, dark] = ['#F7DEC9', '#66432F'].map((skin) => avatarColours({ skin, hair: '#2E2630' }));
    for (const tone of ['', '-shade', '-deep', '-light'] as const) {
      const name = `--avatar-skin${tone}` as const;
      expect(pale?.[name]).toMatch(/^#[0-9a-f]{6}$/i);
      expect(colourDistance(String(pale?.[name]), String(dark?.[name]))).toBeGreaterThan(0.05);
    }
  });

  it.each(pairs)('keeps $hair.name hair apart from $skin.name skin', ({ skin, hair }) => {
    const colours = avatarColours({ skin: skin.hex, hair: hair.hex });
    expect(colourDistance(skin.hex, String(colours['--avatar-hair']))).toBeGreaterThan(0.12);
    // the eyes and the mouth still read on the skin
    expect(colourDistance(skin.hex, String(colours['--avatar-skin-ink']))).toBeGreaterThan(0.2);
    expect(colourDistance(skin.hex, String(colours['--avatar-skin-lip']))).toBeGreaterThan(0.08);
  });
});

describe('swatches', () => {
  it.each([
    ['skin', SKIN_SWATCHES],
    ['hair', HAIR_SWATCHES],
    ['accent', ACCENT_SWATCHES],
  ] as const)('of %s have different names and plainly different colours', (_, swatches) => {
    expect(new Set(swatches.map(({ name }) => name)).size).toBe(swatches.length);
    for (const [i, a] of swatches.entries()) {
      for (const b of swatches.slice(i + 1)) expect(colourDistance(a.hex, b.hex)).toBeGreaterThan(0.05);
    }
  });

  it('offer the defaults of every style', () => {
    for (const { swatches, defaults } of STYLES) {
      expect(swatches.skin.map(({ hex }) => hex)).toContain(defaults.skin);
      expect(swatches.hair.map(({ hex }) => hex)).toContain(defaults.hair);
      expect(swatches.accent.map(({ hex }) => hex)).toContain(defaults.accent);
    }
  });
});
