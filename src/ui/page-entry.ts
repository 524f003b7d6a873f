/** What an entry of the browser's history keeps, beside what a page puts there itself. */
export interface PageEntry {
  /** How many entries for layers there are up to it, above the entry of the page itself (back-layers.ts). */
  layers?: number;
  /** The whole address under which its page was opened, where the address has followed its reader since. */
  openedAt?: string;
  /** The verse that its reader saw uppermost; null where none was. */
  uppermost?: number | null;
}

/** The present entry. */
export function pageEntry(history: Pick<History, 'state'> = window.history): PageEntry {
  return (history.state as PageEntry | null) ?? {};
}
