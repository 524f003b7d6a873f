/** npm run fonts: cuts the product's typefaces into src/ui/fonts/, after a change of scripts/fonts/faces.ts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cutFonts } from './fonts/cut-fonts.ts';

const folder = path.resolve(import.meta.dirname, '../src/ui/fonts');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, content] of await cutFonts()) {
  await writeFile(path.join(folder, name), content);
  console.log(`${String(content.length).padStart(6)}  ${name}`);
}
