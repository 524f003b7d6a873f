// What the tests ask of every drawn SVG: that it parses, that nothing in it can clash or be blocked on a page.
import sharp from 'sharp';

/** Faults of an SVG text in words; an empty list for a clean one. `prefix` is what its ids must begin with. */
export function svgFaults(svg: string, prefix: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1] as string);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1] as string);
  return [
    ...(/\sstyle=|<style|<script|\son\w+=/.test(svg) ? ['has a style, a style sheet or a script'] : []),
    ...(/NaN|undefined|Infinity/.test(svg) ? ['holds a number that is none'] : []),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `repeats the id ${id}`),
    ...ids.filter((id) => !id.startsWith(prefix)).map((id) => `has the id ${id} without its prefix`),
    ...used.filter((id) => !ids.includes(id)).map((id) => `refers to ${id}, which is not there`),
  ];
}

/** The picture as RGB bytes on a ground, `side` × `side` pixels. Throws on an SVG that does not parse. */
export async function pixels(svg: string, side: number, ground: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(side, side, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .raw()
    .toBuffer();
}

/** Mean distance of two pictures of the same size, in steps of 0 to 255 per channel. */
export function pixelDistance(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / a.length;
}
