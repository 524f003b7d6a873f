// Turned forms (lamp shaft, jar): a profile of [height, half width] and strips of tone that follow it round.
import { mix, type RGB, ramp } from '../wallpapers/lib/colour.ts';
import { curve } from '../wallpapers/lib/maths.ts';
import { path } from '../wallpapers/lib/shapes.ts';

export type Profile = [number, number][];
const n1 = (v: number) => (Math.round(v * 10) / 10).toString();

/** The part of a turned form between the fractions a and b of its half width (−1 left edge, 1 right edge). */
export function strip(cx: number, base: number, profile: Profile, a: number, b: number, steps = 150): string {
  const half = curve(profile);
  const low = profile[0]?.[0] ?? 0;
  const high = profile[profile.length - 1]?.[0] ?? 0;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const h = low + ((high - low) * i) / steps;
    const w = Math.max(0.5, half(h));
    left.push(`${n1(cx + w * a)} ${n1(base - h)}`);
    right.push(`${n1(cx + w * b)} ${n1(base - h)}`);
  }
  return `M${left.join('L')}L${right.reverse().join('L')}Z`;
}

/** A whole turned form: shade, body, lit flank and a thin far edge of reflected light. `side` −1: lit from the left. */
export function turned(cx: number, base: number, profile: Profile, tones: RGB[], side: -1 | 1): string {
  const [shade, low, body, light] = tones as [RGB, RGB, RGB, RGB];
  // across the form from the lit edge to the far one; the last stop is light thrown back by the surroundings
  const across = ramp([
    [0, mix(body, light, 0.55)],
    [0.13, mix(body, light, 0.82)],
    [0.3, body],
    [0.58, low],
    [0.84, shade],
    [0.93, shade],
    [1, mix(shade, body, 0.5)],
  ]);
  const strips = 30;
  let out = path(strip(cx, base, profile, -1, 1), low);
  for (let i = 0; i < strips; i++) {
    const a = -1 + (2 * i) / strips;
    const b = Math.min(1, a + 2.6 / strips);
    const d = side < 0 ? strip(cx, base, profile, a, b) : strip(cx, base, profile, -b, -a);
    out += path(d, [...across((i + 0.5) / strips)] as RGB);
  }
  return out;
}
