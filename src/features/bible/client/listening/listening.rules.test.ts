import { describe, expect, test } from 'vitest';
import { piecesOf, type Voice, voiceNamed, voicesOfText } from './listening.rules.ts';

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  default: false,
  localService: false,
  ...more,
});

describe('voices', () => {
  const anna = voice('Anna', 'de-DE', { default: true, localService: true });
  const far = voice('Far', 'en-US');
  const near = voice('Near', 'en_GB', { localService: true });
  const own = voice('Own', 'EN', { default: true });

  test('are those of the language of the text', () => {
    const voices = [anna, far, near, own, voice('Enya', 'enm'), voice('Nobody', '')];
    expect(voicesOfText(voices, 'en')).toEqual([far, near, own]);
    expect(voicesOfText(voices, 'de-AT')).toEqual([anna]);
    expect(voicesOfText(voices, '')).toEqual([]);
    // Phones that still say 'iw'.
    expect(voicesOfText([voice('Carmit', 'iw_IL')], 'he')).toHaveLength(1);
    expect(voiceNamed([anna], 'en', 'Anna')).toBeUndefined();
    expect(voiceNamed([], 'en', null)).toBeUndefined();
  });

  test('are chosen by name, then by what they need', () => {
    expect(voiceNamed([anna, far, near, own], 'en', 'Far')).toBe(far);
    expect(voiceNamed([anna, far, near, own], 'en', 'Gone')).toBe(near);
    const both = voice('Both', 'en-GB', { default: true, localService: true });
    expect(voiceNamed([anna, far, near, both], 'en', null)).toBe(both);
    expect(voiceNamed([anna, far, own], 'en', null)).toBe(own);
    expect(voiceNamed([anna, far], 'en', null)).toBe(far);
  });
});

describe('pieces', () => {
  test('a short verse is one', () => {
    expect(piecesOf('Jesus wept.')).toEqual(['Jesus wept.']);
    expect(piecesOf(' ')).toEqual([]);
  });

  test('a long one is parted at its stops, and loses no letter', () => {
    const long = `${'And it came to pass, in those days. '.repeat(12)}${'word '.repeat(60)}${'x'.repeat(400)}`;
    const pieces = piecesOf(long);
    expect(pieces[0]).toMatch(/days\.$/);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(180);
    expect(pieces.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''));
  });

  test.each([
    ['the last end of a sentence', `One. Two? ${'a'.repeat(20)}; b, ${'c '.repeat(90)}`, 'One. Two?'],
    ['else a semicolon or a colon', `One; two: ${'a'.repeat(20)}, b ${'c '.repeat(90)}`, 'One; two:'],
    ['else a comma or a dash', `One, two—${'a '.repeat(90)}`, 'One, two—'],
    ['else a word', `One two ${'a'.repeat(200)}`, 'One two'],
    ['with the quotation mark that closes it', `“One.” ${'a '.repeat(100)}`, '“One.”'],
  ])('part after %s', (_, text, first) => {
    expect(piecesOf(text)[0]).toBe(first);
  });

  test('as long as one may be it stays whole', () => {
    const whole = `${'a'.repeat(88)}. ${'b'.repeat(89)}.`;
    expect(whole).toHaveLength(180);
    expect(piecesOf(whole)).toEqual([whole]);
    expect(piecesOf(`${whole}b`)).toHaveLength(2);
  });
});
