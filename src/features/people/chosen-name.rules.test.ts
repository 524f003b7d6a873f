import { describe, expect, it } from 'vitest';
import { CHOSEN_NAME_MAX, chosenNameProblem, mixesScripts } from './chosen-name.rules.ts';

describe('a name that somebody chose', () => {
  it.each([
    'Ruth',
    'Mary-Jane O’Neill Jr.',
    'Руфь',
    'Ρουθ',
    'Հռութ',
    'רות',
    'راعوث',
    'ᎷᏂ',
    'Ⲣⲟⲩⲑ',
    'რუთი',
    'ひらがなカナ漢字',
    '한글漢字',
    'รูธ',
    'Ruth Руфь',
    'a'.repeat(CHOSEN_NAME_MAX),
    `  ${'a'.repeat(CHOSEN_NAME_MAX)}  `,
  ])('%s is fine', (name) => {
    expect(chosenNameProblem(name)).toBeNull();
  });

  it.each([
    ['', /write the name/],
    ['  ', /write the name/],
    ['a'.repeat(CHOSEN_NAME_MAX + 1), /at most 40/],
    ['Ruth <3', /only letters/],
    ['Ruth\u202e', /only letters|write the name/],
    ['Rυth', /one alphabet/],
    ['Anna Rυth', /one alphabet/],
  ])('%j is not', (name, problem) => {
    expect(chosenNameProblem(name)).toMatch(problem);
  });
});

// A letter of each alphabet that is written together, beside a Latin one.
it.each(['Ж', 'Ω', 'Հ', 'ר', 'ر', 'Ꮇ', 'ⲟ', 'რ', '漢', 'ร'])(
  '%s in a word of Latin letters is another name',
  (letter) => {
    expect(mixesScripts(`a${letter}`)).toBe(true);
    expect(mixesScripts(`${letter}${letter} aa`)).toBe(false);
  },
);

it('letters of two alphabets in one word are found beside any third', () => {
  const letters = ['Ж', 'Ω', 'Հ', 'ר', 'ر', 'Ꮇ', 'ⲟ', 'რ', '漢', 'ร'];
  for (const one of letters) {
    for (const other of letters) expect(mixesScripts(`${one}${other}`)).toBe(one !== other);
  }
});
