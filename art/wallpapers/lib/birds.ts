import type { RGB } from './colour.ts';
import { P, path } from './shapes.ts';

export interface Plumage {
  back: RGB;
  belly: RGB;
  wing: RGB;
  dark: RGB;
}

const frame = (x: number, y: number, s: number, dir: number, tilt = 0) => {
  const cs = Math.cos(tilt);
  const sn = Math.sin(tilt);
  return (a: number, b: number) => P(x + (a * cs + b * sn) * s * dir, y - (b * cs - a * sn) * s);
};

/** A small bird that sits with its feet on (x, y); s is its length from beak to tail, dir +1 looks right. */
export function perched(x: number, y: number, s: number, dir: number, c: Plumage, tilt = 0) {
  const p = frame(x, y, s, dir, tilt);
  const tail = `M${p(-0.2, 0.16)}L${p(-0.56, -0.04)}L${p(-0.5, -0.1)}L${p(-0.16, 0.06)}Z`;
  const body = `M${p(-0.26, 0.14)}C${p(-0.24, 0.3)} ${p(-0.08, 0.42)} ${p(0.06, 0.46)}C${p(0.1, 0.58)} ${p(0.26, 0.6)} ${p(0.32, 0.5)}C${p(0.34, 0.46)} ${p(0.33, 0.42)} ${p(0.31, 0.4)}C${p(0.3, 0.22)} ${p(0.2, 0.05)} ${p(0.02, 0.03)}C${p(-0.1, 0.01)} ${p(-0.24, 0.04)} ${p(-0.26, 0.14)}Z`;
  const belly = `M${p(0.3, 0.4)}C${p(0.3, 0.22)} ${p(0.2, 0.05)} ${p(0.02, 0.03)}C${p(-0.08, 0.02)} ${p(-0.16, 0.04)} ${p(-0.2, 0.07)}C${p(-0.02, 0.1)} ${p(0.12, 0.22)} ${p(0.18, 0.4)}Q${p(0.24, 0.44)} ${p(0.3, 0.4)}Z`;
  const wing = `M${p(0.08, 0.34)}C${p(-0.04, 0.38)} ${p(-0.2, 0.28)} ${p(-0.4, 0.06)}C${p(-0.24, 0.08)} ${p(-0.04, 0.1)} ${p(0.04, 0.2)}Q${p(0.1, 0.28)} ${p(0.08, 0.34)}Z`;
  const bars = `M${p(0.0, 0.27)}L${p(-0.3, 0.09)}L${p(-0.29, 0.075)}L${p(0.01, 0.24)}ZM${p(0.04, 0.23)}L${p(-0.22, 0.085)}L${p(-0.2, 0.07)}L${p(0.045, 0.2)}Z`;
  const cap = `M${p(0.08, 0.5)}C${p(0.12, 0.59)} ${p(0.26, 0.6)} ${p(0.31, 0.51)}Q${p(0.2, 0.5)} ${p(0.08, 0.5)}Z`;
  const beak = `M${p(0.31, 0.5)}L${p(0.42, 0.455)}L${p(0.325, 0.43)}Z`;
  const bib = `M${p(0.31, 0.43)}Q${p(0.25, 0.43)} ${p(0.23, 0.38)}Q${p(0.28, 0.34)} ${p(0.305, 0.38)}Z`;
  const legs = `M${p(0.02, 0.05)}L${p(0.03, -0.05)}L${p(0.05, -0.05)}L${p(0.045, 0.05)}ZM${p(0.09, 0.06)}L${p(0.1, -0.04)}L${p(0.12, -0.04)}L${p(0.115, 0.06)}Z`;
  const eye = `M${p(0.235, 0.495)}L${p(0.26, 0.505)}L${p(0.265, 0.48)}L${p(0.24, 0.475)}Z`;
  return (
    path([tail, legs], c.dark) +
    path(body, c.back) +
    path(belly, c.belly) +
    path(wing, c.wing) +
    path([bars, beak, bib, cap, eye], c.dark)
  );
}

/** A small bird on the wing, s px from beak to tail; lift 1 wings up, -1 wings down. Feathers fan from shoulder and wrist. */
export function flying(x: number, y: number, s: number, dir: number, lift: number, c: Plumage, tilt = 0) {
  const p = frame(x, y, s, dir, tilt);
  const feather = (ax: number, ay: number, an: number, l: number, w: number) => {
    const ex = ax + Math.cos(an) * l;
    const ey = ay + Math.sin(an) * l * lift;
    const nx = -Math.sin(an) * w;
    const ny = Math.cos(an) * w * lift;
    const mx = ax + (ex - ax) * 0.6;
    const my = ay + (ey - ay) * 0.6;
    return `M${p(ax, ay)}Q${p(mx + nx, my + ny)} ${p(ex, ey)}Q${p(mx - nx, my - ny)} ${p(ax, ay)}Z`;
  };
  const wing = (sx: number, reach: number, back: number) => {
    const wx = sx - 0.06 + back * 0.16;
    const wy = 0.06 + 0.3 * reach * lift;
    const long: string[] = [];
    const short: string[] = [];
    for (let i = 0; i < 6; i++)
      long.push(feather(wx, wy, 1.5 + i * 0.2 + back * 0.2, (0.46 - i * 0.025) * reach, 0.055));
    for (let i = 0; i < 5; i++) {
      const q = i / 5;
      short.push(
        feather(sx + (wx - sx) * (1 - q), 0.05 + (wy - 0.05) * (1 - q), 2.5 + q * 0.35, 0.34 * reach, 0.06),
      );
    }
    const arm = feather(
      sx + 0.03,
      0.03,
      Math.atan2((wy - 0.03) / lift, wx - sx - 0.03),
      Math.hypot(wx - sx, wy) * 1.1,
      0.06,
    );
    return { long, short, arm };
  };
  const far = wing(0.17, 0.86, -0.5);
  const near = wing(0.12, 1, 0.6);
  const body = `M${p(0.47, 0.065)}L${p(0.385, 0.115)}C${p(0.35, 0.19)} ${p(0.22, 0.2)} ${p(0.16, 0.13)}C${p(0.02, 0.13)} ${p(-0.14, 0.09)} ${p(-0.26, 0.03)}L${p(-0.56, 0.045)}L${p(-0.52, -0.02)}L${p(-0.55, -0.07)}L${p(-0.26, -0.055)}C${p(-0.1, -0.14)} ${p(0.14, -0.19)} ${p(0.28, -0.08)}Q${p(0.37, 0)} ${p(0.385, 0.05)}Z`;
  const belly = `M${p(0.38, 0.05)}Q${p(0.36, -0.01)} ${p(0.28, -0.08)}C${p(0.14, -0.19)} ${p(-0.1, -0.14)} ${p(-0.26, -0.055)}Q${p(0.0, -0.05)} ${p(0.2, 0.02)}Q${p(0.3, 0.08)} ${p(0.38, 0.05)}Z`;
  const face = `M${p(0.47, 0.065)}L${p(0.385, 0.115)}L${p(0.385, 0.05)}ZM${p(0.385, 0.05)}Q${p(0.33, 0.06)} ${p(0.31, 0.01)}Q${p(0.35, -0.01)} ${p(0.385, 0.05)}ZM${p(0.385, 0.12)}C${p(0.35, 0.19)} ${p(0.24, 0.2)} ${p(0.19, 0.15)}Q${p(0.3, 0.15)} ${p(0.385, 0.12)}Z`;
  return (
    path([...far.long, ...far.short, far.arm], c.dark) +
    path(body, c.back) +
    path(belly, c.belly) +
    path(face, c.dark) +
    path(near.long, c.dark) +
    path(near.short, c.wing) +
    path(near.arm, c.back)
  );
}
