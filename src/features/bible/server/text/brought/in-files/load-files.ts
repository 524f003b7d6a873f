import { ChapterSetter, type SetChapter } from '../chapter-setter.ts';
import type { Files } from '../files.ts';
import { setOsis } from '../set-osis.ts';
import type { TextMarks } from '../sword-conf.ts';
import { LARGEST, ToldReason } from '../told-reason.ts';
import { type BookFiles, bookFiles } from './book-files.ts';
import { describeFiles, type FilesConf } from './describe-files.ts';
import type { Pieces } from './marked-book.ts';
import type { OwnVerse } from './own-verses.ts';
import { type Remarks, shown } from './place-in-file.ts';
import { hasWords, readOsis } from './read-osis.ts';
import { readUsfm } from './read-usfm.ts';
import { readUsx } from './read-usx.ts';
import { type PlacedVerse, setOwnBooks } from './set-own-books.ts';

/** A text in files of USFM, USX or OSIS. */
export interface FilesText {
  conf: FilesConf & { marks: TextMarks };
  books: BookFiles;
  files: Files;
}

/** A Bible's books with all that is beside them, and front and back matter. */
const MOST_FILES = 200;

/**
 * @param called how its folder, archive or file is called
 * @throws ToldReason
 */
export function openFilesText(files: Files, called: string): FilesText {
  const books = bookFiles(files.names());
  if (!books) throw new ToldReason('It holds no SWORD module, and no file of USFM, USX or OSIS.');
  if (books.names.length > MOST_FILES) throw new ToldReason('It holds too many files.');
  if (books.kind === 'osis' && books.names.length > 1)
    throw new ToldReason('It holds several files of OSIS, which is read from one.');
  const conf = { ...describeFiles(files, books, called), marks: marksIn(files, books) };
  return { conf, books, files };
}

/** What the bytes of its files look like: enough to offer what it has, before it has been read. */
function marksIn(files: Files, { names }: BookFiles): TextMarks {
  const marks = { hasStrongs: false, hasWordsOfJesus: false };
  for (const name of names) {
    const bytes = files.read(name);
    if (!bytes) continue;
    marks.hasStrongs ||= bytes.includes('strong="') || bytes.includes('"strong:');
    marks.hasWordsOfJesus ||= ['\\wj', 'style="wj"', 'who="Jesus"'].some((mark) => bytes.includes(mark));
    if (marks.hasStrongs && marks.hasWordsOfJesus) break;
  }
  return marks;
}

/** The bytes of its books, one file after another. @throws ToldReason when they are too large together */
export function* bytesOf({ books, files }: FilesText): Iterable<[name: string, bytes: Buffer]> {
  let total = 0;
  for (const name of books.names) {
    const bytes = files.read(name);
    if (!bytes) throw new ToldReason(`${shown(name)}: it is not there.`);
    total += bytes.length;
    if (total > LARGEST.fileBytes) throw new ToldReason('Its files are too large.');
    yield [name, bytes];
  }
}

/**
 * Its books as ours are, each as its chapters, by the numbering that all texts share.
 * @param remarks what was left out is added to these
 * @throws ToldReason with the file and the line
 */
export function* loadFilesText(text: FilesText, remarks: Remarks): Iterable<SetChapter[]> {
  const { books, conf } = text;
  for (const file of books.others.slice(0, 1))
    remarks.add({ file, line: 1 }, 'it is in another folder than most, and is not read');
  if (books.kind === 'osis') {
    const [[name, bytes] = ['', Buffer.alloc(0)]] = bytesOf(text);
    const own = { books: readOsis(name, bytes, remarks), hasWords };
    yield* setOwnBooks(own, conf.versification, (verses) =>
      setOsis(verses.map(({ verse, own, content }) => ({ verse, own, markup: content.markup }))),
    );
    return;
  }
  const found = new Map<number, OwnVerse<Pieces>[]>();
  const from = new Map<number, string>();
  for (const [name, bytes] of bytesOf(text)) {
    const { book, verses } = (books.kind === 'usfm' ? readUsfm : readUsx)(name, bytes, remarks);
    if (book < 0) continue;
    const other = from.get(book);
    if (other !== undefined) throw new ToldReason(`${shown(name)}: it is the same book as ${shown(other)}.`);
    from.set(book, name);
    found.set(book, verses);
  }
  const own = { books: found, hasWords: (pieces: Pieces) => pieces.hasWords };
  yield* setOwnBooks(own, conf.versification, setPieces);
}

function setPieces(verses: readonly PlacedVerse<Pieces>[]): SetChapter {
  const setter = new ChapterSetter();
  for (const { verse, own, content } of verses) {
    setter.beginVerse(verse, own);
    for (const piece of content.list) piece(setter);
  }
  return setter.chapter;
}
