import { expect, it } from 'vitest';
import {
  booleanIn,
  fieldsIn,
  listOf,
  numberIn,
  objectIn,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  textIn,
  textsIn,
} from './kept-values.ts';

const verseIn = objectOf({ reference: textIn, translation: oneOf(['WEB', 'KJV']) });
const verse = { reference: 'Mark 2:27', translation: 'WEB' };

it.each<[kind: string, read: Reader<unknown>, values: unknown[], others: unknown[]]>([
  ['a text', textIn, ['', 'Peace'], [undefined, null, 7, ['Peace']]],
  ['a number', numberIn, [0, 7.5], [undefined, null, '7']],
  ['yes or no', booleanIn, [true, false], [undefined, null, 0, 'true']],
  ['one of several', oneOf(['day', 'week']), ['day', 'week'], [undefined, null, 'month', ['day']]],
  ['nothing, or a text', orNull(textIn), [null, 'Peace'], [undefined, 7]],
  ['texts', textsIn, [[], ['a', 'b']], [undefined, null, 'a', {}, ['a', 7], { length: 0 }]],
  ['a list', listOf(orNull(numberIn)), [[7, null]], [[7, '7'], [undefined]]],
  ['an object', verseIn, [verse], [undefined, null, [], 'WEB', {}, { ...verse, translation: 'XYZ' }]],
])('reads %s, and nothing of another shape', (_, read, values, others) => {
  for (const value of values) expect(read(value)).toEqual(value);
  for (const other of others) expect(read(other)).toBeUndefined();
});

it('reads of an object its fields alone', () => {
  expect(verseIn({ ...verse, text: 'The sabbath was made for man' })).toEqual(verse);
  expect(fieldsIn({ text: textIn, forDay: orNull(textIn) }, { text: 7, forDay: null, id: 'a' })).toEqual({
    forDay: null,
  });
});

it('finds an object in a text, and an empty one in any other', () => {
  expect(objectIn('{"text":"Peace"}')).toEqual({ text: 'Peace' });
  for (const text of [null, '', '{', '7', 'null', '[]']) expect(objectIn(text)).toEqual({});
});
