import { expect, it } from 'vitest';
import { savedName, shownName } from './picture-name.ts';

const named = (alt: string, { at = 0, count = 1 } = {}) =>
  savedName({ alt, writtenAt: new Date(2026, 10, 26, 20, 15).getTime(), at, count }, 'A picture from Ruth');

it('says what a picture shows, or whose it is, and when it was shown', () => {
  expect(named('The hill above the lake')).toBe('The hill above the lake, 2026-11-26.webp');
  expect(named('')).toBe('A picture from Ruth, 2026-11-26.webp');
});

it('tells those of one post apart', () => {
  expect(named('', { at: 1, count: 3 })).toBe('A picture from Ruth, 2026-11-26, 2.webp');
});

it('is one that every system takes', () => {
  expect(named('../Acts 2:42\n"all" <who> believed?')).toBe('Acts 2 42 all who believed, 2026-11-26.webp');
  expect(named('\u202eevil\u2066 …')).toBe('evil …, 2026-11-26.webp');
  expect(named('???')).toBe('2026-11-26.webp');
});

it.each(['a', 'ש', '🕯️', '👨‍👩‍👧‍👦'])('has room for 300 times %s, cut between letters', (letter) => {
  const name = named(letter.repeat(300));
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  const what = name.slice(0, name.indexOf(','));
  expect(what.replaceAll(letter, '')).toBe('');
  expect(what.length).toBeGreaterThan(0);
});

it('sets a name that is written from right to left apart from the place beside it', () => {
  expect(shownName('A picture from Ruth', { at: 1, count: 3 })).toBe('A picture from Ruth, 2 of 3');
  expect(shownName('A picture from נועם', { at: 1, count: 3 })).toBe(
    '\u2068A picture from נועם\u2069, 2 of 3',
  );
});
