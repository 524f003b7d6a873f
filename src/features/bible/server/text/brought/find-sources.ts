import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TRANSLATION_IDS } from '../../../bible.rules.ts';
import { type BroughtSource, filesAt } from './brought-source.ts';
import { isBible, openSwordModule, requireReadable } from './load-sword.ts';
import type { SwordConf } from './sword-conf.ts';
import { ToldReason } from './told-reason.ts';
import { ownPlaces } from './versification.ts';

/** A text that was found, as it says of itself. */
export interface FoundText {
  /** Of it and its version: 'sparv1909eb.1f2e3d4c5b'. */
  id: string;
  source: BroughtSource;
  conf: Pick<
    SwordConf,
    'abbreviation' | 'description' | 'about' | 'language' | 'isRightToLeft' | 'license' | 'version'
  >;
  /** Why it cannot be read; null where it can, as far as its description tells. */
  problem: string | null;
}

/** Increase it when texts come out of their files otherwise than before, because browsers keep chapters for a year. */
const READER_VERSION = '1';
const MOST_TEXTS = 200;

/** A place where texts may be, with what has to be the same for nothing to have changed there. */
interface Place {
  place: string;
  isZip: boolean;
  signature: string;
}

/**
 * The places with SWORD modules: each folder of `folders` that has `mods.d`, each folder in it that has one, each ZIP archive in it.
 * What cannot be looked at has none.
 */
export async function findPlaces(folders: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const folder of folders) {
    const names = await namesIn(folder);
    const inside = names.filter((name) => name !== 'mods.d').map((name) => path.join(folder, name));
    for (const place of names.includes('mods.d') ? [folder, ...inside] : inside) {
      const isZip = /\.zip$/i.test(place);
      const signature = isZip ? await signatureOf([place]) : await signatureOfFolder(place);
      if (signature !== '') places.push({ place, isZip, signature });
    }
  }
  return places.slice(0, MOST_TEXTS);
}

async function signatureOfFolder(place: string): Promise<string> {
  const names = await namesIn(path.join(place, 'mods.d'));
  return signatureOf(names.map((name) => path.join(place, 'mods.d', name)));
}

async function signatureOf(files: readonly string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return stats.map((one, i) => (one ? `${files[i]}:${one.size}:${one.mtimeMs}` : '')).join('\n');
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/** The texts of one place. Commentaries, dictionaries and the like are none. */
export async function textsAt({ place, isZip }: Place): Promise<FoundText[]> {
  try {
    const names = filesAt({ place, isZip })
      .list('mods.d')
      .filter((name) => name.endsWith('.conf') && name !== 'globals.conf');
    const texts: FoundText[] = [];
    for (const conf of names) {
      // Each is read whole, for its version: others may be answered between two.
      await setImmediate();
      texts.push(...(textOf({ place, isZip, conf }) ?? []));
    }
    return texts;
  } catch (error) {
    return [unreadable({ place, isZip, conf: '' }, error)];
  }
}

function textOf(source: BroughtSource): [FoundText] | null {
  try {
    const { conf, read } = openSwordModule(filesAt(source), source.conf);
    if (!isBible(conf.driver)) return null;
    const hash = createHash('sha256').update(READER_VERSION).update(JSON.stringify(conf));
    for (const name of dataNames(conf)) hash.update(read(name) ?? '');
    const id = `${nameFor(conf.name)}.${hash.digest('hex').slice(0, 10)}`;
    return [{ id, source, conf, problem: problemOf(conf) }];
  } catch (error) {
    return [unreadable(source, error)];
  }
}

function problemOf(conf: SwordConf): string | null {
  try {
    requireReadable(conf);
    ownPlaces(conf.versification, 'nt');
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** In an address, and in a cookie; never one of our own. */
function nameFor(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_')
    .slice(0, 40);
  return TRANSLATION_IDS.some((id) => id.toLowerCase() === plain) ? `${plain}_` : plain;
}

function dataNames({ driver, blockType }: SwordConf): string[] {
  if (/^RawText/i.test(driver)) return ['ot.vss', 'ot', 'nt.vss', 'nt'];
  const letter = blockType.charAt(0).toLowerCase();
  return ['ot', 'nt'].flatMap((testament) => ['v', 's', 'z'].map((kind) => `${testament}.${letter}z${kind}`));
}

function unreadable(source: BroughtSource, error: unknown): FoundText {
  const file = source.conf || path.basename(source.place);
  return {
    id: `${nameFor(file.replace(/\.(conf|zip)$/i, ''))}.unread`,
    source,
    conf: {
      abbreviation: file,
      description: file,
      about: '',
      language: 'und',
      isRightToLeft: false,
      license: '',
      version: '',
    },
    problem: reasonOf(error),
  };
}

/** What cannot be told plainly is told all the same: nothing about one text may stop the others. */
export function reasonOf(error: unknown): string {
  if (error instanceof ToldReason) return error.message;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return `Its files cannot be read (${error.code}).`;
  return 'Its files are not what they should be.';
}
