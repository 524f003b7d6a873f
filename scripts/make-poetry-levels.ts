/**
 * node scripts/make-poetry-levels.ts FOLDER: writes how far each line of the World English Bible's poetry is indented, which the npm package
 * does not keep, from a SWORD module of it (Debian's `sword-text-web`). Only numbers come from there, no words.
 * @param FOLDER the module's `DataPath`, such as /usr/share/sword/modules/texts/ztext/engWEB2015eb
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BOOKS } from '#features/bible/books.rules.ts';
import { folderFiles } from '#features/bible/server/text/brought/files.ts';
import { readTestament } from '#features/bible/server/text/brought/read-testament.ts';
import { loadWeb } from '#features/bible/server/text/load-web.ts';
import type { Block } from '#features/bible/server/text/translation.ts';
import { type ModuleLine, moduleLines } from './poetry/module-lines.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the module.');
const target = path.resolve(import.meta.dirname, '../src/features/bible/server/text/poetry-levels.json');

const { read } = folderFiles(folder);
const lines = new Map([...moduleLines(readTestament(read, 'ot')), ...moduleLines(readTestament(read, 'nt'))]);
const levels: Record<string, string> = {};
const told = { same: 0, byWords: 0, guessed: 0 };
let book = 0;
for (const chapters of loadWeb()) {
  for (const [index, blocks] of chapters.entries()) {
    const found = levelsOf(`${BOOKS[book]!.id}.${index + 1}`, blocks);
    if (found !== '') levels[`${BOOKS[book]!.id}.${index + 1}`] = found;
  }
  book += 1;
}
writeFileSync(target, `${JSON.stringify(levels, null, 1)}\n`);
console.log(told);

/** A digit for each line of a chapter's poetry, in its order. */
function levelsOf(chapter: string, blocks: readonly Block[]): string {
  const texts = blocks
    .flatMap((block) => (block.type === 'poetry' ? block.lines : []))
    .map(({ spans }) => ({
      verse: spans[0]!.verse,
      text: spans.map((span) => span.text).join(' '),
    }));
  return texts
    .map((line, index) => {
      const inVerse = texts.filter(({ verse }) => verse === line.verse);
      const known = lines.get(`${chapter}.${line.verse}`) ?? [];
      return String(levelOf(line.text, inVerse.indexOf(line), inVerse.length, known, index));
    })
    .join('');
}

function levelOf(
  text: string,
  place: number,
  count: number,
  known: readonly ModuleLine[],
  index: number,
): number {
  if (known.length === count) {
    told.same += 1;
    return known[place]!.level;
  }
  // The later edition breaks this verse in other places: a line is known by its first words.
  const byWords = known.find((line) => beginning(line.text) === beginning(text));
  if (byWords) {
    told.byWords += 1;
    return byWords.level;
  }
  told.guessed += 1;
  return place === 0 || index === 0 ? 1 : 2;
}

function beginning(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 10);
}
