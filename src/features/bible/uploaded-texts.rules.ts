/** A Bible text as an administrator uploads it. More bytes than these are no Bible, whatever it says of itself. */
export const TEXT_FILE = {
  maxBytes: 64 * 1024 ** 2,
  endings: ['zip', 'xml', 'osis', 'usfm', 'sfm', 'usx'],
} as const;

const ENDING = new RegExp(`\\.(${TEXT_FILE.endings.join('|')})$`, 'i');

/** Whether a file may be a text, by how its name ends. */
export function isTextFile(name: string): boolean {
  return ENDING.test(name);
}

/** Of a name as much as a file's name has room for, in whatever letters. */
const MAX_NAME_CHARS = 60;

/**
 * How the copy of an uploaded file is called: the letters and digits of its name and its ending in small letters, and nothing that
 * could lead out of a folder or hide it. `isTextFile` has to hold for it.
 */
export function copyName(name: string): string {
  const ending = ENDING.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length).normalize('NFC');
  const plain = stem.replace(/[^\p{L}\p{M}\p{N}_ -]+/gu, '_').replace(/^[_ -]+/, '');
  return `${[...plain].slice(0, MAX_NAME_CHARS).join('').trim() || 'text'}${ending.toLowerCase()}`;
}

/** Whether it is one book of a text, which is looked for in a folder with the others. */
export function isBookFile(name: string): boolean {
  return /\.(u?sfm|usx)$/i.test(name);
}
