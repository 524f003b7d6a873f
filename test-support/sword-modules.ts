import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's `sword-text-…` are. */
export const SWORD_PATH = '/usr/share/sword';

const MODULES = ['engWEB2015eb', 'engKJV2006eb', 'spaRV1909eb'] as const;
export type SwordModuleName = (typeof MODULES)[number];

/**
 * Whether Debian's `sword-text-web`, `sword-text-kjv`, `sword-text-sparv` and `diatheke` are installed. In CI nothing may be missing;
 * elsewhere the tests of real modules are skipped, and this says so.
 */
export function hasSwordModules(): boolean {
  const missing = [
    ...MODULES.map((name) => path.join(SWORD_PATH, 'mods.d', `${name}.conf`)),
    '/usr/bin/diatheke',
  ].filter((file) => !existsSync(file));
  if (missing.length === 0) return true;
  if (process.env['CI']) throw new Error(`The tests of brought texts need ${missing.join(', ')}.`);
  console.warn(`Tests of real SWORD modules are skipped: ${missing.join(', ')} is not there.`);
  return false;
}

/**
 * Every verse of a module as SWORD's own `diatheke` prints it, by 'Genesis 1:1' of its own numbering. The books between the Testaments
 * are left out.
 */
export async function versesByDiatheke(module: SwordModuleName): Promise<Map<string, string>> {
  const printed = await Promise.all(['Gen-Mal', 'Matt-Rev'].map((range) => diatheke(module, range)));
  const verses = new Map<string, string>();
  for (const text of printed) {
    let name = '';
    // The last line has the module's name.
    for (const line of text.split('\n').slice(0, -2)) {
      const begun = /^ *((?:I{1,3} )?[A-Z][A-Za-z ]+ \d+:\d+): ?(.*)$/.exec(line);
      if (begun) name = begun[1]!;
      verses.set(name, `${verses.get(name) ?? ''} ${begun ? begun[2] : line}`);
    }
  }
  return verses;
}

async function diatheke(module: string, range: string): Promise<string> {
  const child = spawn('/usr/bin/diatheke', ['-b', module, '-o', '', '-f', 'plain', '-k', range], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  await once(child, 'close');
  return Buffer.concat(pieces).toString();
}
