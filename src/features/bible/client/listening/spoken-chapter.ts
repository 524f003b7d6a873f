import { piecesOf } from './listening.rules.ts';

export interface SpokenVerse {
  verse: number;
  text: string;
}

export interface Speaking {
  /** 'over' after the last verse, or when the voice failed. */
  status: 'speaking' | 'paused' | 'over';
  verse: number;
  hasFailed: boolean;
}

/** The voice: the browser's, or a test's. `say` calls one of the others once; after `hush` neither. */
export interface Speaker {
  say: (text: string, then: { spoken: () => void; failed: () => void }) => void;
  hush: () => void;
}

/**
 * A chapter that is read aloud, verse by verse. A pause ends what is being said, and its verse is begun anew: not every browser
 * can hold a voice in the middle of a word.
 */
export class SpokenChapter {
  readonly #verses: readonly SpokenVerse[];
  readonly #speaker: Speaker;
  readonly #changed: (speaking: Speaking) => void;
  #place = 0;
  /** What was asked for last: answers to what was asked before are too late. */
  #turn = 0;

  /** @param verses those that have words, in their order; one at least */
  constructor(verses: readonly SpokenVerse[], speaker: Speaker, changed: (speaking: Speaking) => void) {
    this.#verses = verses;
    this.#speaker = speaker;
    this.#changed = changed;
  }

  /** Reads on from a verse, or from the first after it. */
  begin(verse: number): void {
    const at = this.#verses.findIndex((one) => one.verse >= verse);
    this.#place = Math.max(0, at);
    this.resume();
  }

  /** Begins the verse anew; with another voice or rate, too. */
  resume(): void {
    const turn = this.#silence();
    this.#tell('speaking');
    this.#say(piecesOf(this.#verses[this.#place]!.text), turn);
  }

  pause(): void {
    this.#silence();
    this.#tell('paused');
  }

  /** Silent from here on; nobody is told. */
  stop(): void {
    this.#silence();
  }

  #silence(): number {
    this.#turn += 1;
    this.#speaker.hush();
    return this.#turn;
  }

  #say([piece, ...rest]: readonly string[], turn: number): void {
    if (piece === undefined) {
      this.#next();
      return;
    }
    this.#speaker.say(piece, {
      spoken: () => turn === this.#turn && this.#say(rest, turn),
      failed: () => turn === this.#turn && this.#tell('over', true),
    });
  }

  #next(): void {
    if (this.#place === this.#verses.length - 1) {
      this.#tell('over');
      return;
    }
    this.#place += 1;
    this.resume();
  }

  #tell(status: Speaking['status'], hasFailed = false): void {
    this.#changed({ status, verse: this.#verses[this.#place]!.verse, hasFailed });
  }
}
