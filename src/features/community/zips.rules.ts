import { DAY_MS } from '#contract/durations.ts';

/** How long a zip is kept for whoever asked for it. */
export const ZIP_KEPT_MS = 7 * DAY_MS;
/** More than a group's files, words and pages can be. */
export const ZIP_MAX_BYTES = 3_000_000_000;
/** Zips of different groups that one person has at once; of one group there is one. */
export const MOST_ZIPS = 10;

export const ZIP_STATES = ['packing', 'ready', 'failed'] as const;
export type ZipState = (typeof ZIP_STATES)[number];

/** Names that Windows keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const MOST_CHARACTERS = 100;
/** Of UTF-8, with room for what tells two of a name apart, and an ending: Linux and Android take 255 in a name. */
const MOST_BYTES = 200;
/** They make Persian words and emoji. Some systems do not tell names apart by them. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Gives names that every system can unpack: no folders, no control characters, nothing that turns the direction of writing, none
 * twice. One namer for each folder.
 */
export function createNamer(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const name = safeName(wanted);
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let n = 2; taken.has(told(free)); n += 1) free = `${stem} (${n})${ending}`;
    taken.add(told(free));
    return free;
  };
}

/** A name as the least able system tells it from others. */
function told(name: string): string {
  return name.toLowerCase().replace(JOINERS, '');
}

function safeName(wanted: string): string {
  const plain = wanted
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029<>:"/\\|?*]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 12 ? plain.slice(dot) : '';
  // What is cut off may leave a dot or a blank at the end, where no name has one.
  const stem = shortened(plain.slice(0, plain.length - ending.length)).replace(/[. ]+$/, '');
  const name = `${stem}${ending}`;
  if (name.replace(JOINERS, '') === '') return 'file';
  return RESERVED.test(name) ? `_${name}` : name;
}

function shortened(stem: string): string {
  const encoder = new TextEncoder();
  let short = '';
  let bytes = 0;
  for (const letter of [...stem].slice(0, MOST_CHARACTERS)) {
    bytes += encoder.encode(letter).length;
    if (bytes > MOST_BYTES) break;
    short += letter;
  }
  return short;
}
