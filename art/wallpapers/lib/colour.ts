import { clamp, lerp } from './maths.ts';

/** sRGB as it is stored, each 0..1. */
export type RGB = [number, number, number];
/** OKLab (Björn Ottosson, 2020): lightness 0..1, and the two axes of colour. */
export type Lab = [number, number, number];

const toLin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

const toGam = (c: number) => (c <= 0 ? 0 : c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/** Linear light; below 0 or above 1 where sRGB cannot show the colour. */
export function oklab2linear(L: number, a: number, b: number): RGB {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** sRGB of linear light; what cannot be shown is cut off. */
export const fromLinear = (c: RGB): RGB => c.map((v) => clamp(toGam(v))) as RGB;

const oklab2rgb = (L: number, a: number, b: number): RGB => fromLinear(oklab2linear(L, a, b));

export function rgb2oklab(c: RGB): Lab {
  const r = toLin(c[0]),
    g = toLin(c[1]),
    b = toLin(c[2]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** oklch: L 0..1, C 0..0.37, H degrees */
export const lch = (L: number, C: number, H: number): RGB =>
  oklab2rgb(L, C * Math.cos((H * Math.PI) / 180), C * Math.sin((H * Math.PI) / 180));

export const mix = (a: RGB, b: RGB, t: number): RGB => {
  const A = rgb2oklab(a),
    B = rgb2oklab(b);
  return oklab2rgb(lerp(A[0], B[0], t), lerp(A[1], B[1], t), lerp(A[2], B[2], t));
};

export const hex = (c: RGB) =>
  '#' +
  c
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export const fromHex = (h: string): RGB => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16) / 255) as RGB;

/** OKLab gradient LUT; stops ascending in t; returns float rgb, never quantised */
export function ramp(stops: [number, RGB][], size = 1024) {
  const lab = stops.map(([t, c]) => [t, rgb2oklab(c)] as [number, RGB]);
  const lut = new Float32Array((size + 1) * 3);
  for (let i = 0; i <= size; i++) {
    const t = i / size;
    let k = 0;
    while (k < lab.length - 2 && t > lab[k + 1]![0]) k++;
    const [t0, a] = lab[k]!,
      [t1, b] = lab[Math.min(k + 1, lab.length - 1)]!;
    const u = clamp((t - t0) / (t1 - t0 || 1));
    const c = oklab2rgb(lerp(a[0], b[0], u), lerp(a[1], b[1], u), lerp(a[2], b[2], u));
    lut.set(c, i * 3);
  }
  const out: RGB = [0, 0, 0];
  return (t: number): RGB => {
    const f = clamp(t) * size,
      i = Math.min(size - 1, f | 0),
      u = f - i,
      o = i * 3;
    out[0] = lut[o]! + (lut[o + 3]! - lut[o]!) * u;
    out[1] = lut[o + 1]! + (lut[o + 4]! - lut[o + 1]!) * u;
    out[2] = lut[o + 2]! + (lut[o + 5]! - lut[o + 2]!) * u;
    return out;
  };
}

export type Ramp = ReturnType<typeof ramp>;
