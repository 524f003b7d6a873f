import path from 'node:path';

/** The files of a text that is no module, by their names below its place. */
export interface BookFiles {
  kind: 'usfm' | 'usx' | 'osis';
  names: readonly string[];
  /** Names of other files with books, which are not read. */
  others: readonly string[];
}

const KINDS = { usfm: /\.(u?sfm)$/i, usx: /\.usx$/i, osis: /\.(osis|xml)$/i } as const;
/** What describes a text, and is none. */
const DESCRIPTION = /^(metadata|settings|styles|license|.*\.?ldml)\.xml$/i;

/**
 * Which of some files are a text's books: those of one folder and one kind, where the most of them are, for archives hold several.
 * Null for none.
 */
export function bookFiles(all: readonly string[]): BookFiles | null {
  const names = all.filter((name) => !/(^|\/)(\.|__MACOSX\/)/.test(name)).sort();
  for (const kind of ['usfm', 'usx', 'osis'] as const) {
    const found = names.filter(
      (name) => KINDS[kind].test(name) && !DESCRIPTION.test(path.posix.basename(name)),
    );
    const folders = [...Map.groupBy(found, (name) => path.posix.dirname(name)).values()];
    const [most] = folders.sort((a, b) => b.length - a.length);
    if (most) return { kind, names: most, others: found.filter((name) => !most.includes(name)) };
  }
  return null;
}

/** Whether a file of this name may be a book, or tell about some. */
export function mayBeOfText(name: string): boolean {
  return Object.values(KINDS).some((kind) => kind.test(name)) || isAboutText(path.basename(name));
}

function isAboutText(name: string): boolean {
  return name === 'about.conf' || LICENCE.test(name);
}

export const LICENCE = /^(licen[cs]e|copyright|copr|rights)\.(txt|md|html?)$/i;
