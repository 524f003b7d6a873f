/**
 * node scripts/make-versifications.ts FOLDER: writes how many verses each chapter has in the numberings that SWORD modules are stored by,
 * from SWORD's own headers (Debian's `libsword-dev`). Only numbers and names of books come from there.
 * @param FOLDER such as /usr/include/sword
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the headers.');
const target = path.resolve(
  import.meta.dirname,
  '../src/features/bible/server/text/brought/versifications.json',
);

/** As a module's `Versification` names them. */
const NAMES: Readonly<Record<string, string>> = {
  'canon.h': 'KJV',
  'canon_german.h': 'German',
  'canon_kjva.h': 'KJVA',
  'canon_leningrad.h': 'Leningrad',
  'canon_luther.h': 'Luther',
  'canon_lxx.h': 'LXX',
  'canon_mt.h': 'MT',
  'canon_nrsv.h': 'NRSV',
  'canon_nrsva.h': 'NRSVA',
  'canon_orthodox.h': 'Orthodox',
  'canon_synodal.h': 'Synodal',
  'canon_synodalprot.h': 'SynodalProt',
  'canon_vulg.h': 'Vulg',
};

const kjv = read('canon.h');
const found: Record<string, { ot: string; nt: string }> = {};
for (const file of readdirSync(folder).sort()) {
  const name = NAMES[file];
  if (name !== undefined) found[name] = name === 'KJV' ? kjv : shorter(read(file));
}
writeFileSync(target, `${JSON.stringify(found, null, 1)}\n`);

/** 'Gen 31,25,24;Exod 22,…' of both testaments. A system without a list of its own has the books of the King James Version. */
function read(file: string): { ot: string; nt: string } {
  const header = textOf(file);
  const verses = Array.from(/\bint vm\w*\[\] = \{([^}]*)\}/.exec(header)![1]!.matchAll(/\d+/g), Number);
  let at = 0;
  const testament = (kind: 'ot' | 'nt') =>
    booksOf(header, kind)
      .map(([name, chapters]) => {
        const counts = verses.slice(at, at + chapters);
        at += chapters;
        return `${name} ${counts.join(',')}`;
      })
      .join(';');
  const ot = testament('ot');
  // The Hebrew Bible ends here.
  return { ot, nt: at < verses.length ? testament('nt') : kjv.nt };
}

function booksOf(header: string, kind: 'ot' | 'nt'): [name: string, chapters: number][] {
  const pattern = new RegExp(`struct sbook ${kind}books\\w*\\[\\] = \\{([\\s\\S]*?)\\};`);
  const list = (pattern.exec(header) ?? pattern.exec(textOf('canon.h')))![1]!;
  return Array.from(list.matchAll(/\{"[^"]+",\s*"(\w+)",\s*"\w+",\s*(\d+)\}/g), ([, name, chapters]) => [
    name!,
    Number(chapters),
  ]);
}

function textOf(file: string): string {
  return readFileSync(path.join(folder!, file), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
}

/** A book that the King James Version counts the same is named alone. */
function shorter({ ot, nt }: { ot: string; nt: string }): { ot: string; nt: string } {
  const same = new Set(`${kjv.ot};${kjv.nt}`.split(';'));
  const short = (books: string) =>
    books
      .split(';')
      .map((book) => (same.has(book) ? book.slice(0, book.indexOf(' ')) : book))
      .join(';');
  return { ot: short(ot), nt: short(nt) };
}
