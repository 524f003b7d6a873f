// Writes the finished spots: node art/spots/make.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SPOTS, spotSvg } from './build-spots.ts';

const out = fileURLToPath(new URL('../finished/spots/', import.meta.url));
await mkdir(out, { recursive: true });
for (const spot of SPOTS) await writeFile(`${out}${spot.id}.svg`, spotSvg(spot));
