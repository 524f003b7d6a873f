import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './measure.ts';
import { loadScene } from './scene.ts';
import { sceneHash } from './source-hash.ts';

/** The record that lies beside each finished picture, one file a scene so that edits never collide. */
export interface FinishedEntry {
  id: string;
  title: string;
  /** `sceneHash` of the code that drew the picture */
  hash: string;
  /** share of the height that belongs in the middle of a wide crop */
  focusY: number;
  /** average colour, `#rrggbb`: shown until the picture has loaded */
  colour: string;
  /** mean relative luminance (WCAG), 0 black to 1 white */
  luminance: number;
  /** the same of the lightest part on which a title may stand (`Measures`) */
  luminanceOfSky: number;
}

const folder = join(import.meta.dirname, '..', 'finished', 'wallpapers');

/** Path of a scene's finished JPEG, whether it exists or not. */
export const picturePath = (id: string): string => join(folder, `${id}.jpg`);
const entryPath = (id: string): string => join(folder, `${id}.json`);

/** The record of a finished picture, or undefined when it was never finished. */
export function readEntry(id: string): FinishedEntry | undefined {
  const path = entryPath(id);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FinishedEntry) : undefined;
}

/** True when the picture is missing or was drawn by other code than today's. */
export function isStale(id: string): boolean {
  return !existsSync(picturePath(id)) || readEntry(id)?.hash !== sceneHash(id);
}

/** Measures the finished picture and writes its record. */
export async function writeEntry(id: string): Promise<FinishedEntry> {
  const { meta } = await loadScene(id);
  const { colour, luminance, luminanceOfSky } = await measure(picturePath(id), meta.focusY);
  const entry = {
    id,
    title: meta.title,
    hash: sceneHash(id),
    focusY: meta.focusY,
    colour,
    luminance,
    luminanceOfSky,
  };
  writeFileSync(entryPath(id), `${JSON.stringify(entry, null, 2)}\n`);
  return entry;
}
