import type { Canvas } from './canvas.ts';
import { type RGB, ramp } from './colour.ts';
import { type Hill, hill, ridgeLine } from './hill.ts';
import { line } from './notation.ts';

/** The one light of a scene, as every ridge sees it. */
export interface Light {
  /** x of the light, and how far (px) its rim reaches along a ridge */
  x: number;
  spread: number;
  /** +1 when slopes that face right are lit, -1 for left */
  side: 1 | -1;
  rim: RGB;
  wash: RGB;
}

export interface Ridge {
  /** hand-placed `'x y, x y'` points: the composition */
  line: string;
  seed: number;
  /** noise amplitudes in px at 360, 130, 50 and 18 px; the first is sharp when `peaks` */
  rough?: number[];
  peaks?: boolean;
  /** lowest row, default the canvas' foot */
  to?: number;
  /** px from the ridge line over which `tones` run */
  depth: number;
  tones: RGB[];
  lit: RGB;
  shade: RGB;
  /** size of the facets in px, gullied rock when `gullies` */
  facet?: [number, number];
  gullies?: boolean;
  facetAmt?: number;
  /** strength of the rim, its width in px, strength and depth of the wash of light */
  rim?: number;
  rimWidth?: number;
  wash?: number;
  washDepth?: number;
  fields?: Hill['fields'];
}

/** One ridge with the habits of this series filled in; returns its line, to stand things on. */
export function ridge(c: Canvas, light: Light, k: Ridge): (x: number) => number {
  const amps = k.rough ?? [30, 12, 4];
  const lens = [360, 130, 50, 18];
  const octaves = amps.map((amp, i) => ({ amp, len: lens[i]!, sharp: i === 0 && k.peaks === true }));
  const y = ridgeLine(line(k.line), k.seed, octaves);
  const [sx, sy] = k.facet ?? [190, 150];
  const { x, spread } = light;
  const amt = k.facetAmt ?? 0.58;
  hill(c, {
    y,
    H: k.depth,
    ramp: ramp(k.tones.map((tone, i) => [i / Math.max(1, k.tones.length - 1), tone])),
    ...(k.to === undefined ? {} : { y1: k.to }),
    ...(k.fields ? { fields: k.fields } : {}),
    rim: { col: light.rim, amt: k.rim ?? 0.8, w: k.rimWidth ?? 11, x, spread, dir: light.side * 0.7 },
    wash: { col: light.wash, x, spread: spread * 0.8, amt: k.wash ?? 0.45, depth: k.washDepth ?? 130 },
    facet: {
      sx,
      sy,
      seed: k.seed + 1,
      kind: k.gullies ? 'ridged' : 'fbm',
      lit: k.lit,
      shade: k.shade,
      lamt: amt,
      samt: amt * 0.92,
      lx: light.side,
      gain: 5,
      fade: k.depth * 0.85,
      stipple: 0.7,
    },
  });
  return y;
}
