import { whenUserGoes } from './shown-user.ts';

/** Words that one screen hands to another: what to write about, and the verse that goes with it. */
export interface HandedWords {
  text: string;
  /** As people write a place ('John 3:16'), with the id of its translation. */
  verse: { reference: string; translation: string } | null;
  /** The same verses as an id ('PSA.23.2-4'), for who keeps it with what is written. */
  passage?: string;
}

let handed: { to: string; words: HandedWords } | null = null;

/**
 * Hands words to the screen at a path, which is opened next. They are in this window's memory alone: a journal entry belongs neither in an
 * address nor in a store.
 */
export function handOverWords(to: string, words: HandedWords): void {
  handed = { to, words };
}

/**
 * What was handed to the screen at this path, once. Whoever opens another screen that takes words has turned away from the one that they
 * were meant for: they are forgotten then.
 */
export function takeHandedWords(by: string): HandedWords | null {
  const words = handed?.to === by ? handed.words : null;
  handed = null;
  return words;
}

whenUserGoes(() => {
  handed = null;
});
