import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const finished = path.resolve('art/finished/wallpapers');
const cache = path.resolve('.cache/wallpaper-previews');

/** Half the width and height of a phone's screen, so that one preview serves lists, dialogs and the first paint. */
const SIZE = { width: 360, height: 720 };
/** More effort saves little and takes five times as long. */
const AVIF = { quality: 66, effort: 2 };
/** sharp takes all processors for one picture; two at a time keep them busy while files are read and written. */
const AT_ONCE = 2;

/**
 * Writes `<id>.avif`, 360 × 720, for every finished wallpaper into `outDir` and answers the file names. Made ones are
 * kept in `.cache/` under the hash of their picture: a build makes only those that are missing.
 */
export async function makePreviews(outDir: string): Promise<string[]> {
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(outDir, { recursive: true })]);
  const waiting = (await readdir(finished)).filter((name) => name.endsWith('.jpg')).sort();
  const made = new Map<string, string>();
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const kept = await preview(path.join(finished, name));
      const file = `${path.parse(name).name}.avif`;
      await copyFile(kept, path.join(outDir, file));
      made.set(file, path.basename(kept));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await forgetOthers(new Set(made.values()));
  return [...made.keys()].sort();
}

/** Path of a picture's preview in the cache. */
async function preview(picture: string): Promise<string> {
  const jpeg = await readFile(picture);
  const key = createHash('sha256')
    .update(JSON.stringify([SIZE, AVIF]))
    .update(jpeg)
    .digest('hex');
  const kept = path.join(cache, `${key.slice(0, 32)}.avif`);
  if (existsSync(kept)) return kept;
  const avif = await sharp(jpeg).resize(SIZE).avif(AVIF).toBuffer();
  // Written aside first: a build that was broken off leaves no half picture behind.
  const part = `${kept}.${process.pid}.part`;
  await writeFile(part, avif);
  await rename(part, kept);
  return kept;
}

async function forgetOthers(current: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(cache)).filter((name) => name.endsWith('.avif') && !current.has(name));
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })));
}
