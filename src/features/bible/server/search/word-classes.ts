import { type SearchIndex, wordNumber, wordsWithPrefix } from './search-index.ts';
import { oneSpelling, otherSpellings } from './spellings.ts';
import { stemOf } from './stems.ts';

/** Numbers of the words that a term stands for. */
export interface WordClass {
  /** The word itself: its possessive, its other spelling, and 'LORD' for who types 'lord'. */
  whole: readonly number[];
  /** Its kin: 'loves' for 'love', and hyphenated words that it is a part of. */
  kin: readonly number[];
}

/** A term shorter than this is never a beginning: 'a' must not find every word that begins with an a. */
const SHORTEST_PREFIX = 2;

/** The words of the index that a typed word finds. A capital letter in `form` means the name alone, without its kin. */
export function classOf(index: SearchIndex, form: string): WordClass {
  const whole = wholeWords(index, form);
  if (form !== form.toLowerCase()) return { whole, kin: [] };
  const forms = kinOf(index, form, whole[0]);
  const parts = new Set([form, ...forms.map((word) => index.vocabulary[word]!)]);
  const kin = [...forms, ...Array.from(parts, (part) => index.compounds.get(part) ?? []).flat()];
  const known = new Set(whole);
  return { whole, kin: [...new Set(kin)].filter((word) => !known.has(word)) };
}

/** Words that begin with a term: asked only where nothing else is found. */
export function beginningWith(index: SearchIndex, form: string): number[] {
  if (form.length < SHORTEST_PREFIX) return [];
  const [first, end] = wordsWithPrefix(index, form);
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/** The words that one form stands for in a phrase, where neither possessives nor kin do. */
export function sameWords(index: SearchIndex, form: string): number[] {
  // The World English Bible writes the Name itself.
  const name = form.startsWith('LORD') ? [form.replace('LORD', 'yahweh')] : [];
  const capitals = [form.replace(/^(lord|god)(?='s$|$)/, (word) => word.toUpperCase())];
  const forms = new Set([form, ...capitals, ...name, ...otherSpellings(form)]);
  return numbersOf(index, [...forms]);
}

function wholeWords(index: SearchIndex, form: string): number[] {
  const whole = [...sameWords(index, form), ...sameWords(index, `${form}'s`)];
  if (whole.length > 0 || form.includes("'")) return whole;
  // 'dont' finds “don’t”, and 'davids' “David’s”, where there is no such word.
  return [...(index.contractions.get(form) ?? [])];
}

function kinOf(index: SearchIndex, form: string, known: number | undefined): number[] {
  const stem = known === undefined ? stemOfStranger(index, form) : index.stems[known];
  const kin: number[] = [];
  if (stem === undefined) return kin;
  for (let word = 0; word < index.stems.length; word++) if (index.stems[word] === stem) kin.push(word);
  return kin;
}

/** 'sinning' is in no verse, and yet a form of 'sin'. */
function stemOfStranger(index: SearchIndex, form: string): number | undefined {
  const numberOf = (word: string) => numbersOf(index, [word, ...otherSpellings(word)])[0];
  const stem = stemOf(form, (word) => numberOf(word) !== undefined);
  if (stem === oneSpelling(form)) return undefined;
  const word = numberOf(stem);
  return word === undefined ? undefined : index.stems[word];
}

function numbersOf(index: SearchIndex, forms: readonly string[]): number[] {
  return forms.map((form) => wordNumber(index, form)).filter((word) => word !== undefined);
}
