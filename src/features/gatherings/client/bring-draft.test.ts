import { expect, it } from 'vitest';
import { bringForm } from './bring-draft.ts';

const { name, empty, parse, serialize } = bringForm('7', '2026-11-26T19:00');

it('keeps what is typed, for each occurrence apart', () => {
  const draft = { text: 'Soup', sent: { key: 'k', bodies: ['{}'] } };
  expect(parse(serialize(draft))).toEqual(draft);
  expect(serialize(empty)).toBe('');
  expect(name).not.toContain(':');
});

it.each(['Soup', '3 loaves', '3', '{soup}', 'null'])('reads %j, which an earlier version kept bare', (text) =>
  expect(parse(text)).toEqual({ text, sent: null }),
);

it.each([null, '{"text":"","sent":3}'])('is empty in %j', (text) => expect(parse(text)).toEqual(empty));
