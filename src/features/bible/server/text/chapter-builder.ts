import type { Block, Span } from './translation.ts';

type Line = Extract<Block, { type: 'poetry' }>['lines'][number];
type NewSpan = Omit<Span, 'isStart'>;

/** Collects one chapter's blocks in reading order and finds where verses start. */
export class ChapterBuilder {
  readonly blocks: Block[] = [];
  /** Where the next span goes; null: it begins a new line or paragraph. */
  #spans: Span[] | null = null;
  /** The lines of the open stanza; null: prose, or nothing is open. */
  #lines: Line[] | null = null;
  #lastVerse = 0;
  #lastOwn: string | undefined;

  add(block: Extract<Block, { type: 'title' | 'subscription' | 'break' }>): void {
    this.close();
    this.blocks.push(block);
  }

  /** The next text begins a new paragraph or stanza. */
  close(): void {
    this.#spans = null;
    this.#lines = null;
  }

  /** The next text of the stanza begins a new line. */
  endLine(): void {
    if (this.#lines) this.#spans = null;
  }

  prose(span: NewSpan): Span {
    if (!this.#spans || this.#lines) {
      this.#lines = null;
      this.#spans = [];
      this.blocks.push({ type: 'paragraph', spans: this.#spans });
    }
    return this.#push(this.#spans, span);
  }

  poetry(span: NewSpan, isIndented = false): Span {
    if (!this.#lines) {
      this.#spans = null;
      this.#lines = [];
      this.blocks.push({ type: 'poetry', lines: this.#lines });
    }
    if (!this.#spans) {
      this.#spans = [];
      this.#lines.push({ isIndented, spans: this.#spans });
    }
    return this.#push(this.#spans, span);
  }

  #push(spans: Span[], span: NewSpan): Span {
    const { verse, own, ...rest } = span;
    const isStart = verse !== this.#lastVerse || own !== this.#lastOwn;
    const added = { verse, isStart, ...rest, ...(isStart && own !== undefined && { own }) };
    spans.push(added);
    this.#lastVerse = verse;
    this.#lastOwn = own;
    return added;
  }
}
