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
  const of = (leaf: string, ...verses: number[]) => verses.map((verse) => ({ leaf, verse }));
  const places = [...of('PSA.133', 1, 2, 3, 5), ...of('PSA.134', 1, 2)];
  const chosen = (leaf: string, ...verses: number[]) => ({ leaf, verses });
  const none = chosen('PSA.133');
  const at = (leaf: string, verse: number) => ({ leaf, verse });

  test('goes on from those that are chosen, past one that is not there', () => {
    expect(verseFrom(places, chosen('PSA.133', 2, 3), null, 1)).toEqual(at('PSA.133', 5));
    expect(verseFrom(places, chosen('PSA.133', 2, 3), null, -1)).toEqual(at('PSA.133', 1));
    expect(verseFrom(places, chosen('PSA.133', 5), null, -1)).toEqual(at('PSA.133', 3));
  });

  test('goes on in the next chapter, and back into the one above', () => {
    expect(verseFrom(places, chosen('PSA.133', 5), null, 1)).toEqual(at('PSA.134', 1));
    expect(verseFrom(places, chosen('PSA.134', 1), null, -1)).toEqual(at('PSA.133', 5));
  });

  test('begins with the uppermost of the window', () => {
    expect(verseFrom(places, none, at('PSA.133', 3), 1)).toEqual(at('PSA.133', 3));
    expect(verseFrom(places, none, at('PSA.133', 3), -1)).toEqual(at('PSA.133', 3));
    expect(verseFrom(places, none, null, 1)).toEqual(at('PSA.133', 1));
    // What was chosen is not there in another translation.
    expect(verseFrom(places, chosen('PSA.133', 4), at('PSA.134', 1), 1)).toEqual(at('PSA.134', 1));
    expect(verseFrom([], none, null, 1)).toBeNull();
  });

  test('stays at the ends', () => {
    expect(verseFrom(places, chosen('PSA.134', 2), null, 1)).toEqual(at('PSA.134', 2));
    expect(verseFrom(places, chosen('PSA.133', 1), null, -1)).toEqual(at('PSA.133', 1));
  });
});
