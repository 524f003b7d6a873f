import type { ChapterSetter } from '../chapter-setter.ts';
import { codesOfStrong } from '../lemma-codes.ts';
import { isKnownCharacter, isLeftOut, paragraphKind, withoutLevel } from './marker-kinds.ts';
import { chapterNumber, OwnBook, type OwnVerse } from './own-verses.ts';
import { type PlaceInFile, type Remarks, shown, toldAt } from './place-in-file.ts';

/** What is done with a setter for a piece of a verse: words, a line, a paragraph, a title, a footnote. */
export interface Pieces {
  list: ((setter: ChapterSetter) => void)[];
  hasWords: boolean;
}

/**
 * One book, as its markers come one after another; USFM and USX differ only in how they write them. What stands between two verses, as
 * a title or the beginning of a line, belongs to the one that follows.
 */
export class MarkedBook {
  readonly #book: OwnBook<Pieces>;
  readonly #at: PlaceInFile;
  readonly #remarks: Remarks;
  #chapter = 0;
  #verse: Pieces | null = null;
  #waiting: Pieces['list'] = [];
  #paragraph: 'text' | 'title' | 'leftOut' = 'text';
  #title = '';
  #characters: string[] = [];
  #note: { style: string; text: string; characters: string[] } | null = null;

  /** @param at where its reader is, which the reader keeps up */
  constructor(at: PlaceInFile, remarks: Remarks) {
    this.#at = at;
    this.#remarks = remarks;
    this.#book = new OwnBook(remarks);
  }

  get isInNote(): boolean {
    return this.#note !== null;
  }

  /** @throws ToldReason when something is still open of which the end is not known */
  finish(): OwnVerse<Pieces>[] {
    this.#endParagraph();
    return this.#book.verses;
  }

  chapter(number: string): void {
    this.#endParagraph();
    this.#paragraph = 'text';
    this.#chapter = chapterNumber(number, this.#at);
    this.#verse = null;
  }

  verse(number: string): void {
    this.#requireClosed();
    if (this.#chapter === 0) throw toldAt(this.#at, 'a verse stands before the first chapter.');
    // Some psalms have their title as a verse: then it is no title, but the verse's words.
    if (this.#paragraph !== 'text') {
      this.#endTitle();
      this.#paragraph = 'text';
      this.#waiting.push((setter) => setter.paragraph());
    }
    this.#verse = { list: this.#waiting, hasWords: false };
    this.#waiting = [];
    this.#book.begin(this.#chapter, number, this.#verse, this.#at);
  }

  paragraph(style: string): void {
    this.#endParagraph();
    const kind = paragraphKind(style);
    if (kind === null)
      this.#remarks.add(this.#at, `the paragraph '${style}' is not known and set like others`);
    const { level } = withoutLevel(style);
    this.#paragraph = kind === 'title' || kind === 'leftOut' ? kind : 'text';
    if (kind === 'title') this.#waiting.push((setter) => setter.tagged.beginTitle());
    if (kind === 'line') this.#waiting.push((setter) => setter.line(level));
    else if (kind === 'blank' || kind === 'paragraph' || kind === null)
      this.#waiting.push((setter) => setter.paragraph());
  }

  endParagraph(): void {
    this.#endParagraph();
    this.#paragraph = 'text';
  }

  beginCharacters(style: string): void {
    if (!isKnownCharacter(style))
      this.#remarks.add(this.#at, `the mark '${style}' is not known, its words are kept`);
    (this.#note?.characters ?? this.#characters).push(style);
    if (style === 'w' && !this.#note) this.#mark((setter) => setter.tagged.beginWord());
    // A Selah stands in a line of its own.
    if (style === 'qs' && !this.#note && this.#paragraph === 'text')
      this.#waiting.push((setter) => setter.line(2));
    if (/^(th|tc)[rc]?\d*/.test(style)) this.words(' ');
  }

  /**
   * @param style of the innermost without one
   * @param strong the numbers of the word that ends, as they are written
   */
  endCharacters(style?: string, strong = ''): void {
    const open = this.#note?.characters ?? this.#characters;
    const at = style === undefined ? open.length - 1 : open.lastIndexOf(style);
    if (at >= 0) {
      const ended = open.splice(at);
      if (!this.#note) this.#endWords(ended, strong);
    } else if (style !== undefined && !this.#note)
      this.#remarks.add(this.#at, `the mark '${style}' ends and did not begin`);
  }

  endMarksOfNote(): void {
    if (this.#note) this.#note.characters = [];
  }

  beginNote(style: string): void {
    this.#requireClosed();
    this.#note = { style, text: '', characters: [] };
  }

  endNote(): void {
    const note = this.#note;
    this.#note = null;
    // A note to a title is none of its words, and one to an introduction none of the Bible's.
    if (!note || this.#paragraph !== 'text' || !this.#verse) return;
    this.#verse.list.push(...this.#waiting, (setter) => setter.note(note.text));
    this.#waiting = [];
  }

  words(text: string): void {
    if (text === '' || this.#characters.some(isLeftOut)) return;
    if (this.#note) {
      if (!this.#note.characters.some(isLeftOut)) this.#note.text += text;
    } else if (this.#paragraph === 'title') {
      const title = this.#cased(text);
      this.#title += title;
      this.#mark((setter) => setter.tagged.text(title));
    } else if (this.#paragraph === 'text') this.#write(this.#cased(text));
  }

  #write(text: string): void {
    const isBlank = /^\s*$/.test(text);
    if (!this.#verse) {
      if (!isBlank && this.#chapter > 0)
        this.#remarks.add(this.#at, 'words that stand in no verse are left out');
      return;
    }
    // A space before a new line or paragraph is none.
    if (isBlank && this.#waiting.length > 0) return;
    const kind = {
      ...(this.#characters.includes('add') && { isAdded: true as const }),
      ...(this.#characters.includes('wj') && { isJesus: true as const }),
    };
    this.#verse.list.push(...this.#waiting, (setter) => setter.words(text, kind));
    this.#verse.hasWords ||= !isBlank;
    this.#waiting = [];
  }

  /** What changes nothing of how the text is set: it stands after what waits, and a space after it is one. */
  #mark(piece: Pieces['list'][number]): void {
    if (this.#paragraph === 'leftOut' || (this.#paragraph === 'text' && !this.#verse)) return;
    const list = this.#waiting.length > 0 || this.#paragraph === 'title' ? this.#waiting : this.#verse!.list;
    list.push(piece);
  }

  #endWords(ended: readonly string[], strong: string): void {
    for (const style of ended)
      if (style === 'w') this.#mark((setter) => setter.tagged.endWord(codesOfStrong(strong)));
  }

  /** The Name, which print sets in small capitals. */
  #cased(text: string): string {
    return this.#characters.includes('nd') ? text.toUpperCase() : text;
  }

  #endParagraph(): void {
    this.#requireClosed();
    this.#endWords(this.#characters, '');
    this.#characters = [];
    this.#endTitle();
  }

  #endTitle(): void {
    const title = this.#title;
    this.#title = '';
    if (this.#paragraph === 'title') this.#waiting.push((setter) => setter.tagged.endTitle());
    if (/\S/.test(title) && this.#chapter > 0) this.#waiting.push((setter) => setter.title(title));
  }

  /** Nothing is left out only because its end is missing. */
  #requireClosed(): void {
    const open = this.#note?.style ?? this.#characters.find(isLeftOut);
    if (open !== undefined) throw toldAt(this.#at, `'${shown(open)}' is not closed before this place.`);
  }
}
