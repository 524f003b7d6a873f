import { expect, it } from 'vitest';
import { parentsFirst } from './target-tables.ts';
import { comparable, convertValue, type SqliteValue } from './values.ts';

it.each<[SqliteValue, string, unknown]>([
  [null, 'bigint', null],
  ['a\n"ʻŌ', 'text', 'a\n"ʻŌ'],
  ['', 'character varying', ''],
  [1_787_985_606_000, 'bigint', 1_787_985_606_000],
  [-1, 'integer', -1],
  [0.25, 'double precision', 0.25],
  [1, 'boolean', true],
  [0, 'boolean', false],
  ['2026-08-29T06:40:01.000Z', 'timestamp with time zone', '2026-08-29T06:40:01.000Z'],
  ['2026-08-29 08:40:01+02:00', 'timestamp with time zone', '2026-08-29T06:40:01.000Z'],
  ['{"b": 1, "a": [true]}', 'jsonb', '{"b":1,"a":[true]}'],
  [new Uint8Array([1, 255]), 'bytea', Buffer.from([1, 255])],
])('%j becomes %s', (value, type, expected) => {
  expect(convertValue(value, type)).toEqual(expected);
});

it.each<[SqliteValue, string]>([
  ['a\0b', 'text'],
  [7, 'text'],
  [2, 'boolean'],
  ['yes', 'boolean'],
  [0.5, 'integer'],
  [2n ** 60n, 'bigint'],
  [2 ** 53, 'bigint'],
  ['yesterday', 'timestamp with time zone'],
  ['{', 'json'],
  ['x', 'bytea'],
  ['x', 'point'],
])('%s is not taken for %s', (value, type) => {
  expect(() => convertValue(value, type)).toThrow();
});

it.each<[unknown, unknown, string]>([
  [new Date('2026-08-29T06:40:01Z'), '2026-08-29T06:40:01.000Z', 'timestamp with time zone'],
  [{ a: [true], b: 1 }, '{"b":1,"a":[true]}', 'jsonb'],
  [Buffer.from([1, 255]), new Uint8Array([1, 255]), 'bytea'],
  [null, undefined, 'text'],
])('%j and %j are the same', (a, b, type) => {
  expect(comparable(a, type)).toBe(comparable(b, type));
});

it.each<[unknown, unknown, string]>([
  [null, 'null', 'text'],
  ['', null, 'text'],
  ['1', 1, 'text'],
  [true, false, 'boolean'],
  ['a,b', 'a","b', 'text'],
])('%j and %j are not the same', (a, b, type) => {
  expect(comparable(a, type)).not.toBe(comparable(b, type));
});

it('copies parents before what refers to them', () => {
  const tables = [
    { name: 'leaf', refersTo: ['branch', 'root'] },
    { name: 'branch', refersTo: ['root', 'elsewhere'] },
    { name: 'alone', refersTo: [] },
    { name: 'root', refersTo: [] },
  ];
  expect(parentsFirst(tables).map(({ name }) => name)).toEqual(['alone', 'root', 'branch', 'leaf']);
  expect(() => parentsFirst([{ name: 'snake', refersTo: ['snake'] }])).toThrow('each other: snake');
});
