import { BOOKS } from '#features/bible/books.rules.ts';
import { OSIS_BOOKS } from '#features/bible/server/text/brought/versification.ts';

/** A line of poetry as the module sets it. */
export interface ModuleLine {
  level: number;
  text: string;
}

/** What is no text of a line: notes, titles, and where a Selah is set by itself. */
const BESIDE_THE_TEXT = /<note\b.*?<\/note>|<title\b.*?<\/title>/gs;

/**
 * The lines of poetry that begin in each verse ('PSA.23.4').
 * @param entries a testament's, as they follow one another: an introduction names its chapter, and the verses after it are counted
 */
export function moduleLines(entries: readonly string[]): Map<string, ModuleLine[]> {
  const found = new Map<string, ModuleLine[]>();
  let chapter: string | null = null;
  let verse = 0;
  /** The level of a line whose words have not come yet. */
  let begun: number | null = null;
  let current: ModuleLine | null = null;
  for (const entry of entries) {
    const named = /<chapter\b[^>]*\bosisID="(\w+)\.(\d+)"/.exec(entry);
    if (named) {
      const book = BOOKS[OSIS_BOOKS.indexOf(named[1]!)];
      chapter = book ? `${book.id}.${named[2]}` : null;
      verse = 0;
    } else verse += 1;
    for (const [part] of entry.replace(BESIDE_THE_TEXT, '').matchAll(/<[^>]*>|[^<]+/g)) {
      if (/^<l\b[^>]*\bsID=/.test(part)) begun = Number(/level="(\d)"/.exec(part)?.[1] ?? 0) || null;
      else if (/^<l\b[^>]*\beID=/.test(part)) [begun, current] = [null, null];
      else if (!part.startsWith('<') && part.trim() !== '' && chapter !== null && verse > 0) {
        if (begun !== null) {
          current = { level: begun, text: '' };
          const id = `${chapter}.${verse}`;
          found.set(id, [...(found.get(id) ?? []), current]);
          begun = null;
        }
        if (current) current.text += part;
      }
    }
  }
  return found;
}
