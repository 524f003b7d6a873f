import { describe, expect, test } from 'vitest';
import { actionOf, type PressedKey, verseFrom } from './chapter-keys.rules.ts';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

describe('what a key asks for', () => {
  test.each([
    ['j', 'next-verse'],
    ['k', 'previous-verse'],
    ['n', 'next-chapter'],
    ['p', 'previous-chapter'],
    ['b', 'go-back'],
    ['l', 'lately'],
    ['ArrowRight', 'next-chapter'],
    ['ArrowLeft', 'previous-chapter'],
    ['/', 'search'],
    ['x', null],
    ['Enter', null],
  ])('%s: %s', (key, action) => expect(actionOf(pressed(key))).toBe(action));

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'] as const)(
    'nothing with %s',
    (held) => {
      for (const key of ['j', 'p', 'ArrowLeft']) expect(actionOf(pressed(key, { [held]: true }))).toBeNull();
    },
  );

  test('the stroke may need Shift to be typed', () => {
    expect(actionOf(pressed('/', { shiftKey: true }))).toBe('search');
    expect(actionOf(pressed('/', { ctrlKey: true }))).toBeNull();
  });
});

describe('the verse to go to', () => {
  const verses = [1, 2, 3, 5];

  test('goes on from those that are chosen, past one that is not there', () => {
    expect(verseFrom(verses, [2, 3], 1, 1)).toBe(5);
    expect(verseFrom(verses, [2, 3], 1, -1)).toBe(1);
    expect(verseFrom(verses, [5], 1, -1)).toBe(3);
  });

  test('begins with the uppermost of the window', () => {
    expect(verseFrom(verses, [], 3, 1)).toBe(3);
    expect(verseFrom(verses, [], 3, -1)).toBe(3);
    expect(verseFrom(verses, [], null, 1)).toBe(1);
    expect(verseFrom([], [], null, 1)).toBeNull();
  });

  test('stays at the ends', () => {
    expect(verseFrom(verses, [5], 1, 1)).toBe(5);
    expect(verseFrom(verses, [1], 1, -1)).toBe(1);
  });
});
