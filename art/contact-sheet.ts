import sharp from 'sharp';
import { picturePath, readEntry } from './wallpapers/finished.ts';
import { sceneIds } from './wallpapers/source-hash.ts';

const tile = { width: 200, height: 400 };
const gap = 16;
const caption = 30;
const columns = 8;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes all finished wallpapers, 200 px wide with their titles, as one picture to `file`;
 * the ending (.jpg, .png) decides its format.
 */
export async function contactSheet(file: string): Promise<void> {
  const entries = sceneIds().flatMap((id) => readEntry(id) ?? []);
  const rows = Math.ceil(entries.length / columns);
  const width = columns * (tile.width + gap) + gap;
  const height = rows * (tile.height + caption + gap) + gap;
  const place = (i: number) => ({
    left: gap + (i % columns) * (tile.width + gap),
    top: gap + Math.floor(i / columns) * (tile.height + caption + gap),
  });
  const titles = entries.map(({ title }, i) => {
    const { left, top } = place(i);
    const at = `x="${left + tile.width / 2}" y="${top + tile.height + 21}"`;
    return `<text ${at} text-anchor="middle">${escapeXml(title)}</text>`;
  });
  const style = 'font-family="sans-serif" font-size="14" fill="#e9e4f0"';
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${style}>${titles.join('')}</svg>`;
  const pictures = await Promise.all(
    entries.map(async ({ id }, i) => ({
      input: await sharp(picturePath(id)).resize(tile.width, tile.height).toBuffer(),
      ...place(i),
    })),
  );
  await sharp({ create: { width, height, channels: 3, background: '#1c1a26' } })
    .composite([...pictures, { input: Buffer.from(labels), left: 0, top: 0 }])
    .toFile(file);
}
