import { ChapterBuilder } from '../chapter-builder.ts';
import { type TaggedVerses, TaggedWords } from '../tagged-words.ts';
import type { Block, Span } from '../translation.ts';

/** A chapter as it is set, and beside it its words with their Strong's numbers. */
export interface SetChapter {
  blocks: Block[];
  words: TaggedVerses;
}

type Kind = Pick<Span, 'isAdded' | 'isJesus'>;

/**
 * Sets a chapter piece by piece, as the readers of marked texts find them: words with their kind, lines, paragraphs, titles, footnotes.
 * Spaces are kept as one where words are parted, and nowhere else.
 */
export class ChapterSetter {
  /** Gets all words of verses from here, and the beginnings and ends of words, and words of titles, from the readers. */
  readonly tagged = new TaggedWords();
  readonly #chapter = new ChapterBuilder();
  #verse = 0;
  #own: string | undefined;
  #words = '';
  #kind: Kind = {};
  /** How far the open line of poetry is indented; null: prose. */
  #level: number | null = null;
  /** What the last words ended with, and whether they stand in the same line. */
  #isSpaced = true;
  #last: Span | null = null;

  get chapter(): SetChapter {
    this.#flush();
    return { blocks: this.#chapter.blocks, words: this.tagged.verses };
  }

  /** @param own its own number, where that is another one */
  beginVerse(verse: number, own: string | undefined): void {
    this.#flush();
    this.tagged.beginVerse(verse);
    this.#verse = verse;
    this.#own = own;
    this.#isSpaced = true;
  }

  words(text: string, kind: Kind): void {
    this.tagged.text(text);
    if (kind.isAdded !== this.#kind.isAdded || kind.isJesus !== this.#kind.isJesus) this.#flush();
    this.#kind = kind;
    this.#words += text;
  }

  /** A footnote to what stands before. */
  note(text: string): void {
    this.#flush();
    const note = oneSpace(text).trim();
    if (note === '' || this.#verse === 0) return;
    if (this.#last === null || this.#last.verse !== this.#verse) this.#add('', true);
    const last = this.#last!;
    last.notes = [...(last.notes ?? []), note];
  }

  title(text: string): void {
    this.tagged.endTitle();
    this.#break();
    const title = oneSpace(text).trim();
    if (title !== '') this.#chapter.add({ type: 'title', text: title });
    this.#isSpaced = true;
  }

  /** The next words begin a paragraph. */
  paragraph(): void {
    this.#break();
    this.#level = null;
    this.#chapter.close();
    this.#isSpaced = true;
  }

  /** @param level from 1; the next words begin a line of poetry, those of the first level at the margin */
  line(level: number): void {
    this.#break();
    this.#level = level;
    this.#chapter.endLine();
    this.#isSpaced = true;
  }

  /** After the line comes prose, unless another line begins. */
  endLine(): void {
    this.#break();
    this.#chapter.endLine();
    this.#isSpaced = true;
  }

  endPoetry(): void {
    this.paragraph();
  }

  /** Words of two lines are two words. */
  #break(): void {
    this.tagged.text(' ');
    this.#flush();
  }

  #flush(): void {
    const words = oneSpace(this.#words);
    this.#words = '';
    if (words === '') return;
    const text = words.trim();
    if (text === '') {
      this.#isSpaced = true;
      return;
    }
    if (this.#verse === 0) return;
    this.#add(text, this.#isSpaced || words.startsWith(' '));
    this.#isSpaced = words.endsWith(' ');
  }

  #add(text: string, isSpaced: boolean): void {
    const span: Omit<Span, 'isStart'> = {
      verse: this.#verse,
      text,
      ...this.#kind,
      ...(!isSpaced && { isJoined: true as const }),
      ...(this.#own !== undefined && { own: this.#own }),
    };
    this.#last =
      this.#level === null ? this.#chapter.prose(span) : this.#chapter.poetry(span, this.#level > 1);
  }
}

/** U+00A0 is meant and stays. */
function oneSpace(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ');
}
