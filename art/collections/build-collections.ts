// Writes the collections' emblems as self-contained SVGs of 96 × 96.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloth } from '../avatar/colour.ts';
import { defs, pen } from '../avatar/pen.ts';
import { compactSvg } from '../compact-svg.ts';
import { EMBLEMS } from './emblems.ts';

/** One emblem as SVG text; ids in it begin with the collection's id. Throws for an unknown collection. */
export function emblemSvg(id: string): string {
  const emblem = EMBLEMS.find((e) => e.id === id);
  if (!emblem) throw new Error(`There is no emblem of a collection "${id}".`);
  const k = pen(id);
  const hue = cloth(emblem.ground);
  const art = emblem.draw(k, hue);
  const clip = `<clipPath id="${id}-clip"><circle cx="48" cy="48" r="46"/></clipPath>`;
  const ground = `<linearGradient id="${id}-ground" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${hue.light}"/><stop offset=".5" stop-color="${hue.base}"/><stop offset="1" stop-color="${hue.shade}"/></linearGradient>`;
  const disc = `<circle cx="48" cy="48" r="46" fill="url(#${id}-ground)"/>`;
  const rim = `<circle cx="48" cy="48" r="45" fill="none" stroke="#F6E9CF" stroke-opacity=".55" stroke-width="2"/>`;
  return compactSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${defs(k)}<defs>${clip}${ground}</defs><g clip-path="url(#${id}-clip)">${disc}${art}${rim}</g></svg>`,
  );
}

/** Writes `<collectionId>.svg` for all collections into outDir and returns the file names. */
export async function buildCollections(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const names = EMBLEMS.map(({ id }) => `${id}.svg`);
  for (const { id } of EMBLEMS) await writeFile(join(outDir, `${id}.svg`), emblemSvg(id));
  return names;
}
