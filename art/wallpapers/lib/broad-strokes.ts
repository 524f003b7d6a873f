import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { grass } from './grasses.ts';
import type { Source } from './light.ts';
import { sweep, tints } from './notation.ts';
import type { Rng } from './random.ts';
import { clouds, sky } from './sky.ts';
import { type Spur, spur } from './spurs.ts';

/** The sky down to `y1` from `'position L C H'` stops, its bands bent around the light. */
export function heavens(c: Canvas, stops: string, y1: number, light: Source, bend = 0.14) {
  sky(c, sweep(stops), 0, y1, { x: light.x, bend });
}

type Streaks = {
  cover?: number;
  sx?: number;
  sy?: number;
  amt?: number;
  lx?: number;
  ly?: number;
  edge?: number;
};

/** Banks of cloud between y0 and y1 in two colours, body and lit side; `ly` −1 when the light is above them. */
export function streaks(
  c: Canvas,
  seed: number,
  y0: number,
  y1: number,
  colours: string,
  o: Streaks & { env?: (x: number, y: number) => number } = {},
) {
  const [body, lit] = tints(colours);
  clouds(c, {
    y0,
    y1,
    seed,
    sx: o.sx ?? 850,
    sy: o.sy ?? 56,
    cover: o.cover ?? 0.48,
    amt: o.amt ?? 0.7,
    edge: o.edge ?? 0.08,
    stipple: 0.72,
    col: () => body!,
    lit: lit!,
    lightX: o.lx ?? 0,
    lightY: o.ly ?? 1,
    ...(o.env && { env: o.env }),
  });
}

type Rise = Pick<Spur, 'y1' | 'lx' | 'size'> & {
  h: number;
  sun: { x: number; spread?: number };
  rim?: number;
  rimW?: number;
  dir?: number;
  wash?: [amount: number, depth: number];
};

/**
 * One rise of ground: `line` is x, y, x, y … by hand; `colours` is `'ridge … foot | lit, shade | rim | wash'`.
 * Returns its line.
 */
export function rise(c: Canvas, kind: Spur['kind'], seed: number, line: number[], colours: string, o: Rise) {
  const [tones, faces, rim, wash] = colours.split('|').map(tints);
  const pts: [number, number][] = [];
  for (let i = 0; i < line.length; i += 2) pts.push([line[i]!, line[i + 1]!]);
  return spur(c, {
    pts,
    seed,
    kind,
    tones: tones!,
    lit: faces![0]!,
    shade: faces![1]!,
    h: o.h,
    sun: o.sun,
    ...(o.y1 === undefined ? {} : { y1: o.y1 }),
    ...(o.lx && { lx: o.lx }),
    ...(o.size && { size: o.size }),
    ...(rim && {
      rim: {
        col: rim[0]!,
        amt: o.rim ?? 0.75,
        ...(o.rimW && { w: o.rimW }),
        ...(o.dir === undefined ? {} : { dir: o.dir }),
      },
    }),
    ...(wash && o.wash && { wash: { col: wash[0]!, amt: o.wash[0], depth: o.wash[1] } }),
  });
}

type Blades = { w?: number; lean?: number; jitter?: number; clump?: number; persp?: number; foot?: number };

/** Grass from x0 to x1 on the line y, in tones dark to light; `foot` px under the line it sinks into the ground. */
export async function blades(
  c: Canvas,
  R: Rng,
  [x0, x1]: [number, number],
  y: (x: number) => number,
  h: [number, number],
  n: number,
  tones: RGB[],
  o: Blades & { bias?: (x: number, y: number) => number } = {},
) {
  const { foot, w = 3, lean = 0.12, jitter = 30, ...rest } = o;
  const left = Math.max(0, x0 - h[1] * 0.6);
  const right = Math.min(c.w, x1 + h[1] * 0.6);
  const ys = Array.from({ length: 30 }, (_, i) => y(x0 + ((x1 - x0) * i) / 29));
  const top = Math.max(0, Math.min(...ys) - h[1] * 1.5);
  const bottom = Math.min(c.h, Math.max(...ys) + jitter + 8);
  await c.svg(grass(R, { x0, x1, y, h, n, w, lean, tones, jitter, ...rest }), {
    box: [left, top, right - left, bottom - top],
    ...(foot !== undefined && {
      mask: (X: number, Y: number) => Math.max(0, Math.min(1, 1 - (Y - y(X)) / foot)),
    }),
  });
}
