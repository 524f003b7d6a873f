// Writes the favicon and the icons of the installed app: node art/brand/make.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bareMark, tile } from './mark.ts';

const OUT = fileURLToPath(new URL('../finished/brand/', import.meta.url));
await mkdir(OUT, { recursive: true });
await writeFile(`${OUT}favicon.svg`, tile(64, 0.84, 0.22));
await writeFile(`${OUT}mark.svg`, bareMark());
const icons = [
  { name: 'icon-192', side: 192, svg: tile(512, 0.74, 0.22) },
  { name: 'icon-512', side: 512, svg: tile(512, 0.74, 0.22) },
  { name: 'maskable-512', side: 512, svg: tile(512, 0.58, 0) },
  { name: 'apple-touch-icon', side: 180, svg: tile(512, 0.7, 0) },
];
for (const { name, side, svg } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * side) / 512 })
    .resize(side)
    .png({ compressionLevel: 9, palette: side > 200 })
    .toFile(`${OUT}${name}.png`);
}
