import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const art = path.resolve(import.meta.dirname, '..');
const finished = path.join(art, 'finished/wallpapers');
const caches = path.join(art, '../.cache');

/** A small copy of every picture; more effort would save little and take five times as long. */
interface Look {
  cache: string;
  size: { width: number; height: number };
  avif: { quality: number; effort: number };
}

/** Half the width and height of a phone's screen: for lists and dialogs. */
const PREVIEW: Look = {
  cache: path.join(caches, 'wallpaper-previews'),
  size: { width: 360, height: 720 },
  avif: { quality: 66, effort: 2 },
};
/** Behind the whole screen of a phone, of which there are at most three points to a pixel of 360 in its width. */
const SCREEN: Look = {
  cache: path.join(caches, 'wallpaper-screens'),
  size: { width: 1080, height: 2160 },
  avif: { quality: 52, effort: 0 },
};
/** For what is as small as a line of text, or blurred until the picture itself is there. */
const THUMB: Look = {
  cache: path.join(caches, 'wallpaper-thumbs'),
  size: { width: 96, height: 192 },
  avif: { quality: 60, effort: 2 },
};
/** sharp takes all processors for one picture; two at a time keep them busy while files are read and written. */
const AT_ONCE = 2;

/** Writes `<id>.avif`, 360 × 720, for every finished wallpaper into `outDir` and answers the file names. */
export function makePreviews(outDir: string): Promise<string[]> {
  return makeAll(outDir, PREVIEW);
}

/** As `makePreviews`, 1080 × 2160. */
export function makeScreens(outDir: string): Promise<string[]> {
  return makeAll(outDir, SCREEN);
}

/** As `makePreviews`, 96 × 192. */
export function makeThumbs(outDir: string): Promise<string[]> {
  return makeAll(outDir, THUMB);
}

/** Made ones are kept in `.cache/` under the hash of their picture: a build makes only those that are missing. */
async function makeAll(outDir: string, look: Look): Promise<string[]> {
  await Promise.all([mkdir(look.cache, { recursive: true }), mkdir(outDir, { recursive: true })]);
  const waiting = (await readdir(finished)).filter((name) => name.endsWith('.jpg')).sort();
  const made = new Map<string, string>();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const kept = await smallCopy(path.join(finished, name), look);
      const file = `${path.parse(name).name}.avif`;
      await copyFile(kept, path.join(outDir, file));
      made.set(file, path.basename(kept));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await forgetOthers(look.cache, new Set(made.values()));
  return [...made.keys()].sort();
}

/** Path of a picture's copy in the cache. */
async function smallCopy(picture: string, { cache, size, avif }: Look): Promise<string> {
  const jpeg = await readFile(picture);
  const key = createHash('sha256')
    .update(JSON.stringify([size, avif]))
    .update(jpeg)
    .digest('hex');
  const kept = path.join(cache, `${key.slice(0, 32)}.avif`);
  if (existsSync(kept)) return kept;
  const copy = await sharp(jpeg).resize(size).avif(avif).toBuffer();
  // Written aside first: a build that was broken off leaves no half picture behind.
  const part = `${kept}.${process.pid}.part`;
  await writeFile(part, copy);
  await rename(part, kept);
  return kept;
}

async function forgetOthers(cache: string, current: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(cache)).filter((name) => name.endsWith('.avif') && !current.has(name));
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })));
}
