import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian's `sword-text-…` are. */
export const SWORD_PATH = '/usr/share/sword';

const MODULES = ['engWEB2015eb', 'engKJV2006eb', 'spaRV1909eb'] as const;
export type SwordModuleName = (typeof MODULES)[number];

const LEXICONS = { greek: 'StrongsGreek', hebrew: 'StrongsHebrew' } as const;

/**
 * Whether Debian's `sword-text-web`, `sword-text-kjv`, `sword-text-sparv` and `diatheke` are installed. In CI nothing may be missing;
 * elsewhere the tests of real modules are skipped, and this says so.
 */
export function hasSwordModules(): boolean {
  return areThere(MODULES);
}

/** The same for `sword-dict-strongs-greek`, `sword-dict-strongs-hebrew` and `diatheke`. */
export function hasLexicons(): boolean {
  return areThere(Object.values(LEXICONS).map((name) => name.toLowerCase()));
}

function areThere(names: readonly string[]): boolean {
  const missing = [
    ...names.map((name) => path.join(SWORD_PATH, 'mods.d', `${name}.conf`)),
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

/**
 * An entry of a lexicon as `diatheke` reads it, with its marks. That in Hebrew does not say that it is UTF-8, and so is taken for the
 * letters of western Europe, and written in UTF-8 once more.
 */
export async function entryByDiatheke(language: keyof typeof LEXICONS, key: string): Promise<string> {
  const printed = await diatheke(LEXICONS[language], key, 'internal');
  const markup = printed.slice(printed.indexOf(':') + 1, printed.lastIndexOf('('));
  return language === 'hebrew' ? Buffer.from(Array.from(markup, westernByte)).toString() : markup;
}

const WESTERN = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, i) => i));

function westernByte(letter: string): number {
  return WESTERN.indexOf(letter);
}

let modulesAlone: string | null = null;

/**
 * Debian's modules without the names of the books in 95 languages that lie beside them: `diatheke` reads all of those each time,
 * letter by letter, which takes six times as long as what it is asked for.
 */
function folderOfModules(): string {
  if (modulesAlone === null) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-sword-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const name of ['mods.d', 'modules'])
      symlinkSync(path.join(SWORD_PATH, name), path.join(folder, name));
    modulesAlone = folder;
  }
  return modulesAlone;
}

async function diatheke(module: string, key: string, form = 'plain'): Promise<string> {
  const child = spawn('/usr/bin/diatheke', ['-b', module, '-o', '', '-f', form, '-k', key], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SWORD_PATH: folderOfModules() },
  });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  await once(child, 'close');
  return Buffer.concat(pieces).toString();
}
