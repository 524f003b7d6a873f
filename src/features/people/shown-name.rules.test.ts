import { describe, expect, it } from 'vitest';
import { initialOf, nameAs } from './shown-name.rules.ts';

describe('the initial of a name', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const CHARACTERS = [
    ...[
      'A',
      'é',
      'e\u0301',
      'ß',
      'Ж',
      'И\u0306',
      'Ω',
      '\u0483',
      '李',
      '\u{20000}',
      'א',
      'ב\u05bc',
      'ع',
      '\u0600',
    ],
    ...[
      '7',
      '1\ufe0f\u20e3',
      'क\u094dष',
      'ำ',
      'ก',
      '한',
      '\u1100',
      '\u1161',
      'カ',
      '\uff9e',
      '👩\u200d👧',
      '🇰',
    ],
  ];

  it.each(CHARACTERS)('is the first character as a reader sees it: %s and what follows', (first) => {
    for (const second of ['', ...CHARACTERS]) {
      const name = `${first}${second}`;
      const [{ segment }] = [...segmenter.segment(name)] as [Intl.SegmentData];
      expect(initialOf(name), name).toBe(`${segment.toLocaleUpperCase('en')}.`);
    }
  });

  it.each([
    ["'t Hooft", 'H.'],
    ["'s-Gravesande", 'G.'],
    ['-Smith', 'S.'],
    ['ბერიძე', 'ბ.'],
    ['ใจดี', 'จ.'],
    ['...', '..'],
  ])('of %s is %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('is empty where there is no name', () => {
    expect(initialOf('  ')).toBe('');
  });
});

describe('a name', () => {
  const tola = { firstName: 'Tola', lastName: 'Adeyemi', chosenName: 'Auntie T' };

  it('is shown as its owner wants it', () => {
    expect(nameAs('initial', tola)).toBe('Tola A.');
    expect(nameAs('full', tola)).toBe('Tola Adeyemi');
    expect(nameAs('chosen', tola)).toBe('Auntie T');
  });

  it('is the first name and initial where a chosen one is wanted, and none was chosen', () => {
    expect(nameAs('chosen', { ...tola, chosenName: null })).toBe('Tola A.');
  });

  it('has no blanks around it where a part is missing', () => {
    for (const shownAs of ['initial', 'full'] as const) {
      expect(nameAs(shownAs, { ...tola, lastName: '' })).toBe('Tola');
      expect(nameAs(shownAs, { firstName: '', lastName: 'A', chosenName: null })).toMatch(/^A\.?$/);
    }
  });
});
