import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let areNotesPrinted = false;

function setNotesPrinted(are: boolean): void {
  areNotesPrinted = are;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prints the chapter that is open (chapter-print.css), alone or with its reader's notes below it. */
export function printChapter({ withNotes }: { withNotes: boolean }): void {
  if (withNotes) {
    // Phones go on while they print: the event says when the paper no longer needs the notes.
    window.addEventListener('afterprint', () => setNotesPrinted(false), { once: true });
    flushSync(() => setNotesPrinted(true));
  }
  window.print();
}

/** Whether the notes belong to what is printed now. */
export function useNotesPrinted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areNotesPrinted,
    () => false,
  );
}
