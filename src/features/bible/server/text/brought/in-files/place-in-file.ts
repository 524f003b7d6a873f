import { ToldReason } from '../told-reason.ts';

/** Where a reader is, for what it has to tell. */
export interface PlaceInFile {
  file: string;
  /** From 1. */
  line: number;
}

/** Why a file cannot be read, and where in it. */
export function toldAt({ file, line }: PlaceInFile, reason: string): ToldReason {
  return new ToldReason(`${shown(file)}, line ${line}: ${reason}`);
}

/** What came into a message out of a file: short, and without what a terminal or a log would obey. */
export function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').slice(0, 80);
}

/** As many remarks as somebody reads. */
const MOST_REMARKS = 10;

/** What was left out of a text, or kept without its mark, although the text can be read. Each is said once, where it is first. */
export class Remarks {
  readonly #said = new Map<string, string>();
  #more = 0;

  /** @param words a sentence that begins after the place, without a full stop */
  add({ file, line }: PlaceInFile, words: string): void {
    if (this.#said.has(words)) return;
    if (this.#said.size < MOST_REMARKS)
      this.#said.set(words, `${shown(file)}, line ${line}: ${shown(words)}.`);
    else this.#more += 1;
  }

  get all(): string[] {
    return [...this.#said.values(), ...(this.#more > 0 ? [`And ${this.#more} more.`] : [])];
  }
}
