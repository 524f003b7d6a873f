/**
 * npm run art: draws the wallpapers whose code has changed since they were finished.
 *
 *   node art/make.ts                      every stale scene; prints what it did
 *   node art/make.ts ID…                  these scenes, stale or not
 *   node art/make.ts --draft --out DIR ID…  to another folder; finished pictures stay as they are
 *   node art/make.ts --sheet FILE         a contact sheet of all finished pictures
 */
import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.ts';
import { isStale, picturePath, writeEntry } from './wallpapers/finished.ts';
import { renderScene } from './wallpapers/render-scene.ts';
import { sceneIds } from './wallpapers/source-hash.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    out: { type: 'string' },
    sheet: { type: 'string' },
    one: { type: 'string' },
  },
});

/** A scene's memory is only given back when its process ends, hence one process a scene. */
function renderApart(id: string, file: string): void {
  const child = spawnSync(process.execPath, [import.meta.filename, '--one', file, id], { stdio: 'inherit' });
  if (child.status !== 0) throw new Error(`drawing ${id} failed`);
}

async function finishStale(ids: string[]): Promise<void> {
  for (const id of ids) {
    renderApart(id, picturePath(id));
    await writeEntry(id);
  }
  console.log(ids.length ? `finished: ${ids.join(', ')}` : 'every wallpaper is up to date');
}

if (values.one !== undefined) {
  setPriority(10); // as `nice`: drawing never slows what the machine does otherwise
  await renderScene(positionals[0]!, values.one);
} else if (values.sheet !== undefined) {
  await contactSheet(resolve(values.sheet));
} else if (values.draft) {
  if (values.out === undefined) throw new Error('--draft needs --out DIR');
  for (const id of positionals) renderApart(id, join(resolve(values.out), `${id}.jpg`));
} else {
  await finishStale(positionals.length ? positionals : sceneIds().filter(isStale));
}
