/** Words that one screen hands to another: what to write about, and the verse that goes with it. */
export interface HandedWords {
  text: string;
  /** As people write a place ('John 3:16'), with the id of its translation. */
  verse: { reference: string; translation: string } | null;
  /** The same verses as an id ('PSA.23.2-4'), for who keeps it with what is written. */
  passage?: string;
}

let handed: HandedWords | null = null;

/**
 * Hands words to the screen that is opened next. They are in this window's memory alone: a journal entry belongs neither in an
 * address nor in a store.
 */
export function handOverWords(words: HandedWords): void {
  handed = words;
}

/** What was handed over, for the screen that it was meant for; it stays until `forgetHandedWords`. */
export function handedWords(): HandedWords | null {
  return handed;
}

export function forgetHandedWords(): void {
  handed = null;
}
