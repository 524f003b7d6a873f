import { LARGEST, ToldReason } from './told-reason.ts';

/** What a SWORD module says of itself, as far as we need it. */
export interface SwordConf {
  /** Unique among modules: 'engKJV2006eb'. */
  name: string;
  abbreviation: string;
  description: string;
  about: string;
  /** BCP 47: 'es'. */
  language: string;
  isRightToLeft: boolean;
  license: string;
  version: string;
  versification: string;
  /** Relative to the folder that has `mods.d`. */
  dataPath: string;
  driver: string;
  sourceType: string;
  isUtf8: boolean;
  compressType: string;
  /** How much is packed together: 'BOOK', 'CHAPTER', 'VERSE'. */
  blockType: string;
  isLocked: boolean;
  /** What it has besides: 'StrongsNumbers', 'GreekDef'. */
  features: readonly string[];
  /** What it says that its text has; once it has been read, what it does have counts. */
  marks: TextMarks;
}

/** What a text may have beside its words. */
export interface TextMarks {
  hasStrongs: boolean;
  hasWordsOfJesus: boolean;
}

/**
 * A description's values by their keys, '' for none: 'Key=value' lines; a backslash at the end of a line goes on in the next. The name
 * is that of '[Name]', null where there is none.
 * @param isUtf8 as it says itself, unless somebody knows
 * @throws ToldReason for what is none
 */
export function confValues(
  bytes: Buffer,
  isUtf8 = /^\s*Encoding\s*=\s*UTF-8\s*$/im.test(bytes.toString('utf8')),
): {
  name: string | null;
  isUtf8: boolean;
  isLocked: boolean;
  value: (key: string) => string;
  /** Of a key that may stand there several times. */
  all: (key: string) => readonly string[];
} {
  if (bytes.length > LARGEST.confBytes) throw new ToldReason('Its description is too long.');
  const text = isUtf8 ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
  const lines = text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
  let name: string | null = null;
  const values = new Map<string, string[]>();
  for (const line of lines) {
    const section = /^\s*\[([^\]]{1,60})\]\s*$/.exec(line)?.[1];
    if (section === 'Globals') continue;
    if (section !== undefined) {
      if (name !== null) throw new ToldReason('It describes several modules in one file.');
      name = section;
    }
    const pair = /^\s*([A-Za-z_0-9.-]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (!pair) continue;
    const [, key = '', value = ''] = pair;
    const known = values.get(key);
    if (known) known.push(value);
    else values.set(key, [value]);
  }
  return {
    name,
    isUtf8,
    isLocked: values.has('CipherKey'),
    value: (key) => values.get(key)?.[0] ?? '',
    all: (key) => values.get(key) ?? [],
  };
}

/**
 * A `.conf` of `mods.d`.
 * @throws ToldReason for what is none
 */
export function readSwordConf(bytes: Buffer): SwordConf {
  const { name, isUtf8, isLocked, value, all } = confValues(bytes);
  const filters = all('GlobalOptionFilter');
  if (name === null || value('DataPath') === '') throw new ToldReason('It is no description of a module.');
  return {
    name,
    abbreviation: plain(value('Abbreviation')) || name,
    description: plain(value('Description')) || name,
    about: plain(value('About')),
    language: /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.exec(value('Lang').replaceAll('_', '-'))?.[0] ?? 'und',
    isRightToLeft: /^RtoL$/i.test(value('Direction')),
    license: plain(value('DistributionLicense') || value('Copyright')),
    version: plain(value('Version')),
    versification: value('Versification') || 'KJV',
    dataPath: value('DataPath'),
    driver: value('ModDrv'),
    sourceType: value('SourceType') || 'Plaintext',
    isUtf8,
    compressType: value('CompressType').toUpperCase() || 'LZSS',
    blockType: value('BlockType').toUpperCase() || 'CHAPTER',
    isLocked,
    features: all('Feature'),
    marks: {
      hasStrongs: all('Feature').includes('StrongsNumbers') || filters.includes('OSISStrongs'),
      hasWordsOfJesus: filters.includes('OSISRedLetterWords'),
    },
  };
}

/** Without the marks of RTF that these values may have. */
export function plain(value: string): string {
  return value
    .replace(/\\u(-?\d{1,6})\?/g, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\(par|pard|line|qc)\b ?/g, ' ')
    .replace(/\\\w+ ?|[{}]/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 4000);
}
