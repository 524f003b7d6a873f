import { ChapterSetter, type SetChapter } from './chapter-setter.ts';
import { codesOfWord } from './lemma-codes.ts';
import { attribute, type Piece, piecesOf } from './markup.ts';

/** An entry of a chapter: its markup, and the verse that it is; 0 introduces the chapter. */
export interface Entry {
  verse: number;
  /** Its own number, where that is another one. */
  own?: string | undefined;
  markup: string;
}

type Tag = Extract<Piece, { kind: 'tag' }>;

/** Titles that name the book or introduce it. */
const NOT_OF_THE_TEXT = /^(main|x-introduction|introduction|runningHead)$/;
/** What stands between these is no text of the Bible. */
const LEFT_OUT = new Set(['figure', 'index', 'header']);

/** Sets the entries of a chapter that is marked up in OSIS 2.1, as SWORD modules have it: milestones and containers. */
export function setOsis(entries: readonly Entry[]): SetChapter {
  const state = new OsisState();
  for (const { verse, own, markup } of entries) {
    state.begin(verse, own);
    for (const piece of piecesOf(markup)) {
      if (piece.kind === 'words') state.words(piece.words);
      else state.tag(piece);
    }
    state.end();
  }
  return state.setter.chapter;
}

/** A quotation that is open: whether Jesus speaks, and with which mark it ends. */
interface Quotation {
  id: string;
  isJesus: boolean;
  mark: string;
}

interface Aside {
  name: 'note' | 'title' | 'speaker';
  depth: number;
  text: string;
  isShown: boolean;
  /** How deep in what is left out of it. */
  leftOut: number;
}

class OsisState {
  readonly setter = new ChapterSetter();
  #quotations: Quotation[] = [];
  #added = 0;
  #divine = 0;
  #leftOut = 0;
  /** The numbers of the words that are open. */
  #words: (readonly number[])[] = [];
  #verse = 0;
  /** What is collected apart from the text. */
  #aside: Aside | null = null;
  #last = '';
  #isAfterNote = false;

  begin(verse: number, own: string | undefined): void {
    this.#verse = verse;
    this.setter.beginVerse(verse, own);
  }

  /** What an entry leaves open, but for quotations, which go on in the next verse, ends with it. */
  end(): void {
    this.#closeAside();
    this.#added = 0;
    this.#divine = 0;
    this.#leftOut = 0;
    while (this.#words.length > 0) this.#endWord();
  }

  words(words: string): void {
    if (this.#leftOut > 0) return;
    // Some mark “Lord’s” as a whole; the s is no letter of the Name.
    const text = this.#divine > 0 ? words.toUpperCase().replace(/(?<=['’])S\b/g, 's') : words;
    if (this.#aside) {
      if (this.#aside.leftOut > 0) return;
      this.#aside.text += text;
      if (isPartOfText(this.#aside)) this.setter.tagged.text(text);
      return;
    }
    // An introduction is no text, but for its titles.
    if (this.#verse === 0) return;
    this.#write(text);
  }

  tag(tag: Tag): void {
    const { name, isEnd, isEmpty } = tag;
    if (LEFT_OUT.has(name)) {
      if (!isEmpty) this.#leftOut = Math.max(0, this.#leftOut + (isEnd ? -1 : 1));
    } else if (name === 'w') this.#word(tag);
    else if (this.#aside) this.#inAside(tag, this.#aside);
    else if (name === 'note' || name === 'title') this.#beginAside(tag, name);
    // Who speaks, in the Song of Songs.
    else if (name === 'speaker') this.#beginAside(tag, 'speaker');
    else if (name === 'transChange') this.#added = depth(this.#added, tag);
    else if (name === 'divineName') this.#divine = depth(this.#divine, tag);
    else if (name === 'q') this.#quotation(tag);
    else this.#setting(tag);
  }

  /** In notes and what is left out words have no numbers. */
  #word({ isEnd, isEmpty, attributes }: Tag): void {
    if (isEnd) {
      this.#endWord();
      return;
    }
    const aside = this.#aside;
    const isRead = this.#leftOut === 0 && (aside === null || (isPartOfText(aside) && aside.leftOut === 0));
    this.#words.push(isRead ? codesOfWord(attributes) : []);
    this.setter.tagged.beginWord();
    if (isEmpty) this.#endWord();
  }

  #endWord(): void {
    const codes = this.#words.pop();
    if (codes) this.setter.tagged.endWord(codes);
  }

  #write(text: string): void {
    // Where the file has a note and no space, the words beside it would run together.
    if (this.#isAfterNote && /^[\p{L}“‘]/u.test(text) && /[\p{L}\p{M},.;:!?’”]$/u.test(this.#last)) {
      this.setter.words(' ', this.#kind());
    }
    this.#isAfterNote = false;
    // A pilcrow is no word: it says where a paragraph begins.
    for (const [index, part] of text.split('¶').entries()) {
      if (index > 0) this.setter.paragraph();
      this.setter.words(part, this.#kind());
    }
    if (text !== '') this.#last = text;
  }

  #kind() {
    return {
      ...(this.#added > 0 && { isAdded: true as const }),
      ...(this.#quotations.some(({ isJesus }) => isJesus) && { isJesus: true as const }),
    };
  }

  #setting({ name, isEnd, attributes }: Tag): void {
    const ends = isEnd || attribute(attributes, 'eID') !== '';
    if (name === 'l') {
      // A Selah is a line of its own, set to the right in print.
      const level =
        Number(attribute(attributes, 'level')) || (attribute(attributes, 'type') === 'selah' ? 2 : 1);
      if (ends) this.setter.endLine();
      else this.setter.line(level);
    } else if (name === 'lg') this.setter.endPoetry();
    else if (name === 'p' || (name === 'lb' && attribute(attributes, 'type') === 'x-p') || name === 'list')
      this.setter.paragraph();
    else if (name === 'item') {
      if (!ends) this.setter.line(1);
    } else if (name === 'div' && /^(x-p|paragraph)$/.test(attribute(attributes, 'type')))
      this.setter.paragraph();
    else if (name === 'milestone' && attribute(attributes, 'type') === 'x-p') this.setter.paragraph();
  }

  #beginAside(tag: Tag, name: Aside['name']): void {
    if (tag.isEnd || tag.isEmpty) return;
    const type = attribute(tag.attributes, 'type');
    const isShown = name === 'note' ? type !== 'x-strongsMarkup' : !NOT_OF_THE_TEXT.test(type);
    this.#aside = { name, depth: 1, text: '', isShown, leftOut: 0 };
    if (isPartOfText(this.#aside)) this.setter.tagged.beginTitle();
  }

  #inAside(tag: Tag, aside: Aside): void {
    if (tag.name === aside.name && !tag.isEmpty) aside.depth += tag.isEnd ? -1 : 1;
    // The place that a note begins with is where it stands; a note to a title is none of its words.
    const isPlace =
      tag.name === 'reference' && (tag.isEnd || attribute(tag.attributes, 'type') === 'annotateRef');
    if (isPlace || (tag.name === 'note' && aside.name !== 'note')) aside.leftOut = depth(aside.leftOut, tag);
    if (tag.name === 'divineName') this.#divine = depth(this.#divine, tag);
    if (aside.depth === 0) this.#closeAside();
  }

  #closeAside(): void {
    const aside = this.#aside;
    this.#aside = null;
    if (!aside?.isShown) return;
    if (isPartOfText(aside)) this.setter.title(aside.text);
    else {
      this.setter.note(aside.text);
      this.#isAfterNote = true;
    }
  }

  #quotation({ isEnd, isEmpty, attributes }: Tag): void {
    const endId = attribute(attributes, 'eID');
    if (isEnd || endId !== '') {
      const at = this.#quotations.findLastIndex(({ id }) => id === endId);
      const mark = /\bmarker\s*=/.test(attributes)
        ? attribute(attributes, 'marker')
        : this.#quotations[at]?.mark;
      if (mark) this.#write(mark);
      if (at >= 0) this.#quotations.splice(at, 1);
      return;
    }
    const id = attribute(attributes, 'sID');
    if (isEmpty && id === '') return;
    const isJesus = attribute(attributes, 'who') === 'Jesus';
    // Without a mark the text has its own, as those of words of Jesus do.
    const hasMark = /\bmarker\s*=/.test(attributes);
    const mark = hasMark ? attribute(attributes, 'marker') : isJesus ? '' : '"';
    // The mark that opens it may not be the one that closes it, which the end says then.
    this.#quotations.push({ id, isJesus, mark: /[“‘«„]/.test(mark) ? '' : mark });
    if (mark !== '') this.#write(mark);
  }
}

/** A title is; a note is not. */
function isPartOfText({ name, isShown }: Aside): boolean {
  return name !== 'note' && isShown;
}

function depth(now: number, { isEnd, isEmpty }: Tag): number {
  return isEmpty ? now : Math.max(0, now + (isEnd ? -1 : 1));
}
