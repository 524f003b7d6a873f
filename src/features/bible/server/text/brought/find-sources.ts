import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { TRANSLATION_IDS } from '../../../bible.rules.ts';
import { type BroughtSource, calledAt, filesAt, openFiles, openModule } from './brought-source.ts';
import { bookFiles, mayBeOfText } from './in-files/book-files.ts';
import { bytesOf } from './in-files/load-files.ts';
import { isBible, requireReadable } from './load-sword.ts';
import type { SwordConf, TextMarks } from './sword-conf.ts';
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
  > & { marks?: TextMarks };
  /** Why it cannot be read; null where it can, as far as its description tells. */
  problem: string | null;
}

/** Increase it when texts come out of their files otherwise than before, because browsers keep chapters for a year. */
const READER_VERSION = '1';
const MOST_TEXTS = 200;
/** Of a folder, as many as are looked at for whether they changed. */
const MOST_FILES = 500;

/** A place where texts may be, with what has to be the same for nothing to have changed there. */
export interface Place {
  place: string;
  isZip: boolean;
  signature: string;
}

const OSIS_FILE = /\.(xml|osis)$/i;
const BOOK_FILE = /\.(u?sfm|usx)$/i;

/**
 * The places where texts may be: each folder of `folders` that has `mods.d`, and in it each folder that has one or that has files of
 * books, each ZIP archive and each file of OSIS. What cannot be looked at has none. Of books that lie there without a folder the first
 * stands for all: whose they are cannot be known.
 */
export async function findPlaces(folders: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const folder of folders) {
    const names = await namesIn(folder);
    const isModules = names.includes('mods.d');
    const loose = names.find((name) => BOOK_FILE.test(name));
    const inside = names.filter(
      (name) => !(isModules && /^(mods\.d|modules)$/.test(name)) && (!BOOK_FILE.test(name) || name === loose),
    );
    for (const place of [...(isModules ? [folder] : []), ...inside.map((name) => path.join(folder, name))]) {
      const isZip = /\.zip$/i.test(place);
      const isAlone = isZip || OSIS_FILE.test(place) || BOOK_FILE.test(place);
      const signature = isAlone
        ? await signatureOf([place])
        : await signatureOfFolder(place, place !== folder);
      if (signature !== '') places.push({ place, isZip, signature });
    }
  }
  return places.slice(0, MOST_TEXTS);
}

async function signatureOfFolder(place: string, mayHaveFiles: boolean): Promise<string> {
  const names = await namesIn(path.join(place, 'mods.d'));
  if (names.length > 0 || !mayHaveFiles)
    return signatureOf(names.map((name) => path.join(place, 'mods.d', name)));
  const files = await filesBelow(place, 3);
  const below = files.map((file) => path.relative(place, file).replaceAll(path.sep, '/'));
  return bookFiles(below) ? signatureOf(files) : '';
}

/** What may be of a text in files, as `Files.names` finds it. */
async function filesBelow(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.join(folder, entry.name);
    if (files.length >= MOST_FILES) break;
    if (!entry.isDirectory()) files.push(...(mayBeOfText(entry.name) ? [name] : []));
    else if (depth > 1) files.push(...(await filesBelow(name, depth - 1)));
  }
  return files;
}

async function signatureOf(files: readonly string[]): Promise<string> {
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return stats.map((one, i) => (one ? `${files[i]}:${one.size}:${one.mtimeMs}` : '')).join('\n');
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

/**
 * The texts of one place. Commentaries, dictionaries and the like are none. Their files are read whole, for their versions, so this is
 * for a thread of its own.
 */
export function textsAt({ place, isZip }: Pick<Place, 'place' | 'isZip'>): FoundText[] {
  const source = { place, isZip, conf: null };
  try {
    if (BOOK_FILE.test(place)) throw new ToldReason('The books of a text belong into a folder of their own.');
    const modules = filesAt(source)
      .list('mods.d')
      .filter((name) => name.endsWith('.conf') && name !== 'globals.conf');
    if (modules.length === 0) return [textInFiles(source)];
    return modules.flatMap((conf) => textOf({ place, isZip, conf }) ?? []);
  } catch (error) {
    return [unreadable(source, error)];
  }
}

function textOf(source: BroughtSource & { conf: string }): [FoundText] | null {
  try {
    const { conf, read } = openModule(source);
    if (!isBible(conf.driver)) return null;
    const parts = dataNames(conf).map((name) => read(name) ?? '');
    return [{ id: idOf(conf, parts), source, conf, problem: problemOf(conf) }];
  } catch (error) {
    return [unreadable(source, error)];
  }
}

function textInFiles(source: BroughtSource): FoundText {
  const text = openFiles(source);
  const parts = [...bytesOf(text)].flat();
  return { id: idOf(text.conf, parts), source, conf: text.conf, problem: null };
}

function idOf(conf: { name: string }, parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256').update(READER_VERSION).update(JSON.stringify(conf));
  for (const part of parts) hash.update(part);
  return `${nameFor(conf.name)}.${hash.digest('hex').slice(0, 10)}`;
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

/** What is listed of a place or module in place of a text. */
export function unreadable(source: BroughtSource, error: unknown): FoundText {
  const file = source.conf ?? path.basename(source.place);
  return {
    id: `${nameFor(calledAt(file))}.unread`,
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
