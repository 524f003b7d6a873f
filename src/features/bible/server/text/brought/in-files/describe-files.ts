import path from 'node:path';
import type { Files } from '../files.ts';
import { confValues, plain, type SwordConf } from '../sword-conf.ts';
import { ToldReason } from '../told-reason.ts';
import { numberingNamed } from '../versification.ts';
import { type BookFiles, LICENCE } from './book-files.ts';
import { readXmlFields } from './xml-fields.ts';

export interface FilesConf
  extends Pick<
    SwordConf,
    'name' | 'abbreviation' | 'description' | 'about' | 'language' | 'isRightToLeft' | 'license' | 'version'
  > {
  /** The numbering that is named; null: it is recognised by its chapters. */
  versification: string | null;
}

type Said = Partial<
  Record<'name' | 'abbreviation' | 'about' | 'language' | 'direction' | 'license', string>
> & {
  version?: string;
  versification?: string | null;
};

/**
 * What is said about a text in files: by an `about.conf` with the keys of a module's description, then by its own header (OSIS), by
 * `metadata.xml` (the Digital Bible Library's archives) and by `Settings.xml` (Paratext's folders), last by a file with its licence.
 * @param called how the folder or archive is called
 * @throws ToldReason
 */
export function describeFiles(files: Files, books: BookFiles, called: string): FilesConf {
  const near = (name: string) => readNear(files, books, name);
  const said: Said[] = [fromConf(near('about.conf'))];
  if (books.kind === 'osis') said.push(fromOsis(books.names[0]!, files.read(books.names[0]!)));
  said.push(fromMetadata(near('metadata.xml')), fromSettings(near('Settings.xml')));
  const first = (key: keyof Said) => said.map((one) => one[key]).find((value) => value) ?? '';
  const language = languageTag(first('language'));
  const direction = first('direction');
  return {
    name: called,
    abbreviation: first('abbreviation') || called,
    description: first('name') || called,
    about: first('about'),
    language,
    isRightToLeft: direction === '' ? isWrittenFromRight(language) : /^r/i.test(direction),
    license: first('license') || licenceBeside(files),
    version: first('version'),
    versification: said.map((one) => one.versification).find((value) => value) ?? null,
  };
}

/** Beside the books, or in a folder above. */
function readNear(files: Files, { names }: BookFiles, name: string): { name: string; bytes: Buffer } | null {
  for (let folder = path.posix.dirname(names[0]!); ; folder = path.posix.dirname(folder)) {
    const at = path.posix.join(folder, name);
    const bytes = files.read(at);
    if (bytes) return { name: at, bytes };
    if (folder === '.') return null;
  }
}

function fromConf(file: { bytes: Buffer } | null): Said {
  if (!file) return {};
  const { value } = confValues(file.bytes, true);
  const numbering = value('Versification');
  if (numbering !== '' && numberingNamed(numbering) === null)
    throw new ToldReason(`Its verses are numbered as in ${numbering.slice(0, 30)}, which is not known here.`);
  return {
    name: plain(value('Description')),
    abbreviation: plain(value('Abbreviation')),
    about: plain(value('About')),
    language: value('Lang'),
    direction: value('Direction'),
    license: plain(value('DistributionLicense') || value('Copyright')),
    version: plain(value('Version')),
    versification: numberingNamed(numbering),
  };
}

function fromOsis(name: string, bytes: Buffer | null): Said {
  if (!bytes) return {};
  const value = readXmlFields(name, bytes, { until: 'header' });
  const work = 'osis/osisText/header/work';
  return {
    name: value(`${work}/title`),
    abbreviation: value('osis/osisText@osisIDWork').replace(/^Bible\./, ''),
    about: value(`${work}/description`),
    language: value('osis/osisText@xml:lang') || value(`${work}/language`),
    license: value(`${work}/rights`),
    // One that is not known here is no reason not to read it: the verses have their numbers.
    versification: numberingNamed(value(`${work}/refSystem`).replace(/^Bible\./, '')),
  };
}

function fromMetadata(file: { name: string; bytes: Buffer } | null): Said {
  if (!file) return {};
  const value = readXmlFields(file.name, file.bytes);
  const about = 'DBLMetadata/identification';
  return {
    name: value(`${about}/name`),
    abbreviation: value(`${about}/abbreviation`),
    about: value(`${about}/description`),
    language: value('DBLMetadata/language/iso'),
    direction: value('DBLMetadata/language/scriptDirection'),
    license: value('DBLMetadata/copyright') || value('DBLMetadata/copyright/statement'),
  };
}

/** The numberings that Paratext counts, as SWORD calls them. */
const OF_PARATEXT = ['', 'MT', 'LXX', 'Vulg', 'KJV', 'SynodalProt', 'Synodal'];

function fromSettings(file: { name: string; bytes: Buffer } | null): Said {
  if (!file) return {};
  const value = readXmlFields(file.name, file.bytes);
  return {
    name: value('ScriptureText/FullName'),
    abbreviation: value('ScriptureText/Name'),
    language: value('ScriptureText/LanguageIsoCode').split(':')[0]!,
    license: value('ScriptureText/Copyright'),
    versification: numberingNamed(OF_PARATEXT[Number(value('ScriptureText/Versification'))] ?? ''),
  };
}

function licenceBeside(files: Files): string {
  const name = files.names().find((one) => LICENCE.test(path.posix.basename(one)));
  const bytes = name === undefined ? null : files.read(name);
  return bytes ? plain(bytes.subarray(0, 16 * 1024).toString('utf8')) : '';
}

/** 'en' of 'eng', 'en_US' and 'en'; 'und' of what is no language. */
function languageTag(written: string): string {
  try {
    return Intl.getCanonicalLocales(written.replaceAll('_', '-'))[0] ?? 'und';
  } catch {
    return 'und';
  }
}

function isWrittenFromRight(language: string): boolean {
  return /^(Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Samr)$/.test(new Intl.Locale(language).maximize().script ?? '');
}
