import type { Chance } from './random.ts';

/** Texts that a program stumbles over which takes them for more than text. */
const TEXTS = [
  ...[
    '',
    ' ',
    ' a ',
    'a',
    '0',
    '-1',
    'NaN',
    'null',
    '__proto__',
    'constructor',
    'toString',
    '*',
    '?',
    '#',
    '-',
  ],
  ...[
    'a\u0000b',
    '\ud83dx',
    '\u202eabc\u202c',
    '\u200b\u200d\u2060',
    'a\u0301'.repeat(200),
    '😀'.repeat(200),
  ],
  ...[
    '%_\\',
    "'; drop table user; --",
    '<script>alert(1)</script>',
    '{"a":1}',
    '../../etc/passwd',
    '\r\n.\r\n',
  ],
  ...['"', '"a" OR b*', 'NEAR(a b)', 'a AND NOT', '[', 'https://example.org/%zz?x=[', 'http://[::1'],
  ...[
    'John 3:16',
    'John 3:16-99999',
    'Ps 119; Gen 1-50',
    'Jude 1:25',
    'Europe/Berlin',
    'Etc/GMT+12',
    '-23:59',
  ],
  ...['I want to die', 'fuck', 'שָׁלוֹם', 'ﷺ'.repeat(10), 'İIıi', 'x'.repeat(60), 'x'.repeat(5000)],
];
const DAYS = ['0001-01-01', '1582-10-10', '1970-01-01', '2028-02-29', '9999-12-31'];
const HOUR = 3_600_000;
/** From the first moment that can be written as a day up to the last one that a program knows. */
const MOMENTS = [-62_135_596_800_000, 0, 1, 253_402_300_799_999, 8_640_000_000_000_000];
const NUMBERS = [
  -5, -1, 0, 1, 2, 3, 7, 16, 60, 1000, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 0.5,
];

/** Most requests with a value changed in what they send, or in their address. */
export function bentRequest(path: string, init: RequestInit, chance: Chance) {
  const { body } = init;
  if (!chance.isLikely(0.6)) return { path, init };
  if (typeof body === 'string' && body.startsWith('{') && chance.isLikely(0.9))
    return { path, init: { ...init, body: bentBody(body, chance) } };
  return { path: bentAddress(path, chance), init };
}

/** A body with one or two of its values replaced by what might stand there as well. */
function bentBody(body: string, chance: Chance): string {
  const whole = { body: JSON.parse(body) as unknown };
  for (let n = chance.of([1, 1, 2]); n > 0; n--) {
    const places = placesIn(whole.body);
    if (places.length === 0) break;
    const [holder, key] = chance.of(places);
    holder[key] = bentValue(holder[key], chance);
  }
  return JSON.stringify(whole.body);
}

/** An address with one value of its query replaced, or one of its parts. */
function bentAddress(address: string, chance: Chance): string {
  const [path = '', query] = address.split('?');
  if (query === undefined) {
    const parts = path.split('/');
    const at = 3 + chance.under(Math.max(parts.length - 3, 1));
    if (at < parts.length) parts[at] = encodeURIComponent(oddText(chance).slice(0, 200).toWellFormed());
    return parts.join('/');
  }
  const values = new URLSearchParams(query);
  values.set(chance.of([...values.keys()]), oddText(chance).slice(0, 200));
  return `${path}?${values}`;
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown): [Holder, string][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => [[value as Holder, key], ...placesIn(one)]);
}

function bentValue(value: unknown, chance: Chance): unknown {
  if (chance.isLikely(0.05)) return chance.of([null, 7, '', [], {}, true]);
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return chance.of(DAYS);
    return chance.isLikely(0.3) ? value + oddText(chance) : oddText(chance);
  }
  if (typeof value === 'number') return bentNumber(value, chance);
  if (typeof value === 'boolean') return !value;
  if (!Array.isArray(value)) return chance.of([null, {}, '']);
  return chance.of([
    [],
    [...value, ...value],
    value.slice(0, 1),
    value.toReversed(),
    Array(12).fill(value[0]),
  ]);
}

function bentNumber(value: number, chance: Chance): number {
  const isMoment = value > 1e11;
  if (chance.isLikely(0.5)) return chance.of(isMoment ? MOMENTS : NUMBERS);
  return value + chance.of(isMoment ? [-1, 1, HOUR, -HOUR, 24 * HOUR, 720 * HOUR] : [-1, 1, 10]);
}

function oddText(chance: Chance): string {
  return chance.isLikely(0.2) ? `${chance.of(TEXTS)} ${chance.of(TEXTS)}` : chance.of(TEXTS);
}
