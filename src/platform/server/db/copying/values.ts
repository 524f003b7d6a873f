/** A value as SQLite keeps it. */
export type SqliteValue = null | number | bigint | string | Uint8Array;

const WHOLE = new Set(['smallint', 'integer', 'bigint']);
const NUMBERS = new Set(['real', 'double precision', 'numeric']);
const TEXTS = new Set(['text', 'character varying', 'character']);
const JSONS = new Set(['json', 'jsonb']);
const TIMES = new Set(['timestamp with time zone', 'timestamp without time zone']);

/**
 * What PostgreSQL has to be given for a value of SQLite in a column of `type` (as its catalogue calls it).
 * @throws Error for a value that PostgreSQL cannot keep as it is: nothing is rounded or cut
 */
export function convertValue(value: SqliteValue, type: string): unknown {
  if (value === null) return null;
  if (TEXTS.has(type) && typeof value === 'string') return checkedText(value);
  if (WHOLE.has(type) && isWhole(value)) return value;
  if (NUMBERS.has(type) && typeof value === 'number') return value;
  if (type === 'boolean' && (value === 0 || value === 1)) return value === 1;
  if (TIMES.has(type) && typeof value === 'string') return new Date(value).toISOString();
  if (JSONS.has(type) && typeof value === 'string') return JSON.stringify(JSON.parse(value));
  if (type === 'bytea' && value instanceof Uint8Array) return Buffer.from(value);
  throw new Error(`${describe(value)} cannot be kept as ${type}`);
}

function isWhole(value: SqliteValue): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function checkedText(text: string): string {
  if (text.includes('\0')) throw new Error('PostgreSQL keeps no text with the character NUL');
  return text;
}

function describe(value: SqliteValue): string {
  return value instanceof Uint8Array
    ? `${value.byteLength} bytes`
    : JSON.stringify(String(value).slice(0, 50));
}

/**
 * A value of either database as text that is equal when, and only when, the values are: what was read from PostgreSQL, or
 * what `convertValue` made of a value of SQLite.
 */
export function comparable(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (TIMES.has(type)) return new Date(value as string | Date).toISOString();
  if (JSONS.has(type)) return JSON.stringify(sorted(typeof value === 'string' ? JSON.parse(value) : value));
  return JSON.stringify(value);
}

/** jsonb forgets in which order names were written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}
