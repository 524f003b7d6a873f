import { CHAPTER_CHOICES } from './bible.rules.ts';

export interface Book {
  /** USFM code. */
  id: string;
  name: string;
  /** What a single chapter is cited as: 'Psalm 23'. */
  citation: string;
  /** The same in both translations. */
  chapters: number;
  /** Lower-case spellings besides the name, without spaces or full stops. */
  aliases: readonly string[];
}

/** The first 39 are the Old Testament (docs/product.md, Bible). */
export const OLD_TESTAMENT_BOOKS = 39;

/** USFM code, name, other spellings; canonical order. */
const TABLE = `
GEN Genesis|gen,ge,gn
EXO Exodus|exo,ex,exod
LEV Leviticus|lev,lv
NUM Numbers|num,nm,nb
DEU Deuteronomy|deu,dt,deut
JOS Joshua|jos,josh
JDG Judges|jdg,judg,jg
RUT Ruth|rut,ru,rth
1SA 1 Samuel|1sa,1sam,1sm
2SA 2 Samuel|2sa,2sam,2sm
1KI 1 Kings|1ki,1kgs,1kin
2KI 2 Kings|2ki,2kgs,2kin
1CH 1 Chronicles|1ch,1chr,1chron
2CH 2 Chronicles|2ch,2chr,2chron
EZR Ezra|ezr
NEH Nehemiah|neh,ne
EST Esther|est,esth
JOB Job|jb
PSA Psalms|psa,ps,psalm,pss,pslm
PRO Proverbs|pro,prov,prv,pr
ECC Ecclesiastes|ecc,eccl,qoh
SNG Song of Solomon|sng,song,songs,songofsongs,sos,ss,solomonssong,canticles
ISA Isaiah|isa,is
JER Jeremiah|jer,jr
LAM Lamentations|lam,la
EZK Ezekiel|ezk,ezek,eze
DAN Daniel|dan,dn
HOS Hosea|hos,ho
JOL Joel|jol,jl
AMO Amos|amo,am
OBA Obadiah|oba,obad,ob
JON Jonah|jon,jnh
MIC Micah|mic
NAM Nahum|nam,nah,na
HAB Habakkuk|hab,hb
ZEP Zephaniah|zep,zeph,zp
HAG Haggai|hag,hg
ZEC Zechariah|zec,zech,zc
MAL Malachi|mal,ml
MAT Matthew|mat,mt,matt
MRK Mark|mrk,mk,mar
LUK Luke|luk,lk
JHN John|jhn,jn,joh
ACT Acts|act,ac
ROM Romans|rom,ro,rm
1CO 1 Corinthians|1co,1cor
2CO 2 Corinthians|2co,2cor
GAL Galatians|gal,ga
EPH Ephesians|eph
PHP Philippians|php,phil,pp
COL Colossians|col
1TH 1 Thessalonians|1th,1thess,1thes
2TH 2 Thessalonians|2th,2thess,2thes
1TI 1 Timothy|1ti,1tim,1tm
2TI 2 Timothy|2ti,2tim,2tm
TIT Titus|tit,ti,tt
PHM Philemon|phm,phlm,philem,pm
HEB Hebrews|heb,he
JAS James|jas,jm,jam
1PE 1 Peter|1pe,1pet,1pt
2PE 2 Peter|2pe,2pet,2pt
1JN 1 John|1jn,1jhn,1joh,1j
2JN 2 John|2jn,2jhn,2joh,2j
3JN 3 John|3jn,3jhn,3joh,3j
JUD Jude|jud,jde
REV Revelation|rev,rv,re,apocalypse,revelations`;

const CHAPTERS = `
50 40 27 36 34 24 21 4 31 24 22 25 29 36 10 13 10 42 150 31 12 8 66 52 5 48 12 14 3 9 1 4 7
3 3 3 2 14 4 28 16 24 21 28 16 16 13 6 6 4 4 5 3 6 4 3 1 13 5 5 3 5 1 1 1 22`
  .trim()
  .split(/\s/)
  .map(Number);

export const BOOKS: readonly Book[] = TABLE.trim()
  .split('\n')
  .map((row, index) => {
    const [head = '', aliases = ''] = row.split('|');
    const name = head.slice(4);
    return {
      id: head.slice(0, 3),
      name,
      citation: name === 'Psalms' ? 'Psalm' : name,
      chapters: CHAPTERS[index]!,
      aliases: aliases.split(','),
    };
  });

const BY_ID = new Map(BOOKS.map((book) => [book.id, book]));

/** Where a search looks: a testament, or a book by its id. */
export const TESTAMENTS = ['old', 'new'] as const;
export const SEARCHED_PLACES = [...TESTAMENTS, ...BOOKS.map(({ id }) => id)];

/** @param book its number, from 0 */
export function isWithin(book: number, place: string): boolean {
  if (place === 'old') return book < OLD_TESTAMENT_BOOKS;
  return place === 'new' ? book >= OLD_TESTAMENT_BOOKS : BOOKS[book]?.id === place;
}

/** What a book's chapters are called: 'Psalm' of 'PSA'; an id that no book has stays as it is. */
export function citationOf(bookId: string): string {
  return BY_ID.get(bookId)?.citation ?? bookId;
}

/** 'Psalm 23', 'John 3': a chapter wherever it is named. The book itself is called 'Psalms'. */
export function chapterName(bookId: string, chapter: number | string): string {
  return `${citationOf(bookId)} ${chapter}`;
}

/** The chapter in which most people begin: short, and the whole gospel is ahead. */
export const FIRST_CHAPTER = { bookId: 'MRK', chapter: 1 };

/** A place that an address asks for. `bookId` is '' until a book is chosen; a chapter can be chosen before it. */
export interface BrowsedPlace {
  bookId: string;
  chapter: number;
}

/**
 * What '?book=psa&chapter=23' asks for, as far as there is such a place: an unknown book is none, a chapter that the book
 * does not have is its first or last, and without a book it is one of the fifty that can be chosen.
 */
export function browsedPlace(address: URLSearchParams): BrowsedPlace {
  const book = BY_ID.get(address.get('book')?.toUpperCase() ?? '');
  const asked = Math.trunc(Number(address.get('chapter'))) || 1;
  return { bookId: book?.id ?? '', chapter: Math.max(1, Math.min(asked, book?.chapters ?? CHAPTER_CHOICES)) };
}

/** Where '?within=psa' looks; '' for everywhere, and for what is no such place. */
export function searchedPlace(address: URLSearchParams): string {
  const asked = address.get('within')?.toLowerCase() ?? '';
  return SEARCHED_PLACES.find((place) => place.toLowerCase() === asked) ?? '';
}

/** Numbers of the chapters of a book that are among `read` ('JHN.3'). */
export function chaptersReadOf(bookId: string, read: readonly string[]): Set<number> {
  const chapters = read.filter((id) => id.startsWith(`${bookId}.`));
  return new Set(chapters.map((id) => Number(id.slice(bookId.length + 1))));
}
