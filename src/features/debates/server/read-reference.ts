import { bcv_parser } from 'bible-passage-reference-parser/esm/bcv_parser.js';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { AppError } from '#contract/errors.ts';
import { TRANSLATION_IDS } from '#features/bible/bible.rules.ts';
import { BOOKS } from '#features/bible/books.rules.ts';
import { type FoundVerses, findVerses, isPutInstead } from '#features/bible/server/for-other-features.ts';
import { DEBATE_LIMITS } from '../debates.rules.ts';

/** As OSIS calls the books of the Bible, in their order. */
const OSIS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

/** 'Mark.2.27', 'Ps.117' */
const PLACE = /^(\w+)\.(\d+)(?:\.(\d+))?$/;

const parser = new bcv_parser(english);

/** A passage that somebody cites, as we write it, and its words in each of our texts that has them. */
export interface Cited {
  reference: string;
  texts: readonly string[];
}

/**
 * Reads a reference in the ways in which people write one ('mk 2.27f', 'First Corinthians 13 v 4').
 * @returns null for what is none, names more than one place, is longer than `most` verses, or stands in none of our texts
 */
export async function readReference(written: string, most: number): Promise<Cited | null> {
  const [start, end] = parser.parse(written).osis().split('-');
  const plain = plainReference(start!, end);
  if (plain === null) return null;
  const found = await Promise.all(TRANSLATION_IDS.map((translation) => findVerses(plain, translation, most)));
  const reference = found.find((one) => one !== null)?.reference;
  if (reference === undefined) return null;
  return {
    reference,
    texts: found.map(scriptureOf).filter((text) => text !== ''),
  };
}

/** Without what a translation says in place of a verse that it leaves out: nobody quotes that as Scripture. */
function scriptureOf(found: FoundVerses | null): string {
  if (found === null) return '';
  const { verses, translation } = found;
  return verses
    .filter(({ id }) => !isPutInstead(translation, id))
    .map(({ text }) => text)
    .join(' ');
}

/** 'Mark 2:27-28' of 'Mark.2.27' and 'Mark.2.28'; null for several places, or none. */
function plainReference(start: string, end: string | undefined): string | null {
  const from = PLACE.exec(start);
  const book = from && BOOKS[OSIS.indexOf(from[1]!)];
  if (!from || !book) return null;
  const place = ([, , chapter, verse]: RegExpExecArray) => (verse ? `${chapter}:${verse}` : chapter!);
  if (end === undefined) return `${book.name} ${place(from)}`;
  const to = PLACE.exec(end);
  if (!to || to[1] !== from[1]) return null;
  return `${book.name} ${place(from)}-${place(to)}`;
}

/** @throws AppError PASSAGE_NOT_FOUND @param path of the references within the body: 'cites' */
export async function requireCited(written: readonly string[], path: string): Promise<Cited[]> {
  const most = DEBATE_LIMITS.citedVerses;
  const cited: Cited[] = [];
  for (const [index, reference] of written.entries()) {
    const one = await readReference(reference, most);
    if (!one) throw passageNotFound(`body.${path}.${index}`, most);
    if (!cited.some((other) => other.reference === one.reference)) cited.push(one);
  }
  return cited;
}

export function passageNotFound(path: string, most: number): AppError {
  return new AppError(
    'PASSAGE_NOT_FOUND',
    `We cannot find this place in the Bible. Write it like “Mark 2:27”, ${most} verses at most.`,
    { issues: [{ path, message: 'Not a place in the Bible that we can find.' }] },
  );
}
