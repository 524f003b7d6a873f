/**
 * Time zones that some browsers still give by an older name, which their library keeps for good, with today's name.
 * `timezone-list.test.ts` fails when there is another one.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** 'Asia/Kolkata' for 'Asia/Calcutta': the name that a time zone has today. */
export function todaysTimezone(name: string): string {
  return RENAMED[name] ?? name;
}

/** 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export function cityOf(name: string): string {
  return todaysTimezone(name).split('/').at(-1)!.replaceAll('_', ' ').replace('St ', 'St. ');
}

/** '(UTC+05:30)', as it is at `at` (UTC milliseconds); '' for a time zone that this runtime does not know by any name. */
export function offsetOf(name: string, at: number): string {
  const parts = formatterOf(name, { timeZoneName: 'longOffset' })?.formatToParts(at);
  const offset = parts?.find(({ type }) => type === 'timeZoneName')?.value;
  if (offset === undefined) return '';
  return offset === 'GMT' ? '(UTC+00:00)' : `(${offset.replace('GMT', 'UTC')})`;
}

/** 'Sunday 9:30'; null for a time zone that this runtime does not know by any name. */
export function timeIn(name: string, at: number): string | null {
  const day = formatterOf(name, { weekday: 'long' });
  const time = formatterOf(name, { hour: 'numeric', minute: '2-digit' }, 'en-GB');
  return day && time && `${day.format(at)} ${time.format(at)}`;
}

/** '2026-11-26'; null for a time zone that this runtime does not know by any name. */
export function dateIn(name: string, at: number): string | null {
  const format = formatterOf(name, { year: 'numeric', month: '2-digit', day: '2-digit' });
  if (format === null) return null;
  const parts = format.formatToParts(at);
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-');
}

/** An older browser knows a renamed time zone by its older name alone. */
function formatterOf(
  name: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Intl.DateTimeFormat | null {
  const older = Object.keys(RENAMED).find((before) => RENAMED[before] === name);
  for (const timeZone of older === undefined ? [name] : [name, older]) {
    try {
      return new Intl.DateTimeFormat(locale, { ...options, timeZone });
    } catch {
      // Not known by this name.
    }
  }
  return null;
}

/** A time zone to choose. */
export interface TimezoneChoice {
  /** Today's IANA name, which is stored. */
  name: string;
  city: string;
  /** '(UTC+05:30)' */
  offset: string;
  /** 'Mumbai, Delhi, Bengaluru · India' */
  place: string;
  /** What it is found by besides: its names of today and before. */
  alsoKnownAs: string;
}

/**
 * The choices that every word of `text` fits, in any order and with or without accents: by city first, then by the larger
 * cities beside it and its country, then by older names and offsets.
 */
export function findTimezones(choices: readonly TimezoneChoice[], text: string): TimezoneChoice[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...choices];
  const fields: ((choice: TimezoneChoice) => string)[] = [
    ({ city }) => city,
    ({ city, place }) => `${city} ${place}`,
    ({ city, place, alsoKnownAs, offset }) => `${city} ${place} ${alsoKnownAs} ${offset}`,
  ];
  const found = fields.flatMap((field) => choices.filter((choice) => fits(field(choice), words)));
  return [...new Set(found)];
}

/** Whether each word begins a word of `text`. */
function fits(text: string, words: readonly string[]): boolean {
  const there = ` ${plain(text)}`;
  return words.every((word) => there.includes(` ${word}`));
}

/** Lower case, without accents; all but letters, digits and the signs of an offset are spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+:-]+/gu, ' ')
    .trim();
}
