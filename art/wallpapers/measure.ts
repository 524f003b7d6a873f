import sharp from 'sharp';

export interface Measures {
  /** average colour, `#rrggbb` */
  colour: string;
  /** mean relative luminance (WCAG), 0..1, three decimals */
  luminance: number;
  /** the lightest of the parts on which a title may stand: its upper third, and what a wide window shows above its focus */
  luminanceOfSky: number;
  /** standard deviation of the luma over a small copy, 0..0.5: how far light and dark lie apart */
  contrast: number;
  /** mean step of the luma between neighbours of the small copy: how much is drawn at all */
  edges: number;
}

const width = 48;
const height = 96;

async function small(file: string, w: number, h: number): Promise<Float32Array> {
  const data = await sharp(file).resize(w, h, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return Float32Array.from(data, (v) => v / 255);
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const byte = (v: number) =>
  Math.round(v * 255)
    .toString(16)
    .padStart(2, '0');

/** Measures one picture file on a copy of 48 by 96 pixels. @param focusY share of the height in the middle of a wide crop */
export async function measure(file: string, focusY = 0.5): Promise<Measures> {
  const px = await small(file, width, height);
  const n = width * height;
  const sum = [0, 0, 0];
  const luma = new Float32Array(n);
  let luminance = 0;
  const rows = new Float32Array(height);
  for (let i = 0; i < n; i++) {
    const [r, g, b] = [px[i * 3]!, px[i * 3 + 1]!, px[i * 3 + 2]!];
    sum[0]! += r;
    sum[1]! += g;
    sum[2]! += b;
    luma[i] = 0.299 * r + 0.587 * g + 0.114 * b;
    const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    luminance += light;
    rows[Math.floor(i / width)]! += light / width;
  }
  const mean = luma.reduce((a, b) => a + b, 0) / n;
  const variance = luma.reduce((a, b) => a + (b - mean) ** 2, 0) / n;
  let steps = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      steps += Math.abs(luma[i]! - luma[i - 1]!) + Math.abs(luma[i]! - luma[i - width]!);
    }
  }
  return {
    colour: `#${sum.map((v) => byte(v / n)).join('')}`,
    luminance: Math.round((luminance / n) * 1000) / 1000,
    luminanceOfSky: Math.max(meanOf(rows, 0, 1 / 3), meanOf(rows, Math.max(0, focusY - 0.3), focusY)),
    contrast: Math.sqrt(variance),
    edges: steps / (2 * (width - 1) * (height - 1)),
  };
}

/** The mean of some rows, from a share of the height to another, in three decimals. */
function meanOf(rows: Float32Array, from: number, to: number): number {
  const some = rows.subarray(Math.floor(from * height), Math.ceil(to * height));
  return Math.round((some.reduce((a, b) => a + b, 0) / some.length) * 1000) / 1000;
}

/** A picture's impression at 12 by 24 pixels, RGB 0..1: what is left of it in a small preview. */
export function impression(file: string): Promise<Float32Array> {
  return small(file, 12, 24);
}

/** Root mean square difference of two impressions, 0 the same to 1 the opposite. */
export function distance(a: Float32Array, b: Float32Array): number {
  return Math.sqrt(a.reduce((sum, v, i) => sum + (v - b[i]!) ** 2, 0) / a.length);
}
