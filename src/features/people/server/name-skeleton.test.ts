import { describe, expect, it } from 'vitest';
import { chosenNameProblem } from '../chosen-name.rules.ts';
import { isTakenFor } from './name-likeness.ts';
import { isOfficeName } from './name-office.ts';
import { skeletonOf } from './name-skeleton.ts';

describe('what a name looks like', () => {
  it.each([
    ['Ruth', 'ruth'],
    ['Ruth', 'R\u016bth'],
    ['Ruth M.', 'RuthM'],
    ['Maria', '\u041c\u0430\u0433\u0456\u0430'],
    ['Ian', 'lan'],
    ['Corner', 'Comer'],
    ['Anna', '\uff21\uff4e\uff4e\uff41'],
  ])('%s looks like %s', (a, b) => {
    expect(skeletonOf(a)).toBe(skeletonOf(b));
  });

  it.each([
    ['Ruth', 'Rut'],
    ['Anna', 'Hannah'],
    ['\u05e8\u05d5\u05ea', '\u05e0\u05e2\u05de\u05d9'],
    ['\uc740\ud61c', '\uc9c0\ud61c'],
  ])('%s does not look like %s', (a, b) => {
    expect(skeletonOf(a)).not.toBe(skeletonOf(b));
  });
});

describe('beside a shown name', () => {
  it.each([
    ['Tola A.', 'Tola A.'],
    ['Tola Adeyemi', 'Tola A.'],
    ['Tola Abara', 'Tola A.'],
    ['TOLA  a', 'Tola A.'],
    ['TolaAdeyemi', 'Tola A.'],
    ['Mary Jane de la Cruz', 'Mary Jane D.'],
    ['Tola A.', 'Tola Adeyemi'],
    ['Maria \u0410\u0431', 'Maria A.'],
  ])('%s is taken for %s', (name, shown) => expect(isTakenFor(name, shown)).toBe(true));

  it.each([
    ['Tola', 'Tola A.'],
    ['Tola Bello', 'Tola A.'],
    ['Tola Abara', 'Tola Adeyemi'],
    ['Tolaana', 'Tola A.'],
    ['Annabelle', 'Ann A.'],
    ['A', 'B'],
  ])('%s is not taken for %s', (name, shown) => expect(isTakenFor(name, shown)).toBe(false));
});

describe('the name of an office', () => {
  it.each([
    'Pastor Ruth',
    'LAMPSTAND',
    'L a m p s t a n d',
    '\u0410dm\u0456n',
    'The Moderators-Moderator',
    'm\u00f3d',
  ])('is %s', (name) => expect(isOfficeName(name)).toBe(true));
  it.each(['Ruth', 'Modesto', 'Adminta', 'Pastora Lopez', 'Stafford'])('is not %s', (name) =>
    expect(isOfficeName(name)).toBe(false),
  );
});

it.each([
  'Ruth',
  'Ruth \uc740\ud61c',
  'J\u00fcrgen M\u00fcller',
  '\u738b\u5c0f\u660e',
  '\u30e6\u30cf\u30cd \u592a\u90ce',
  '\u0928\u0940\u0932\u092e',
  'Nguy\u1ec5n Th\u1ecb H\u1ed3ng',
  '\u0645\u0631\u064a\u0645',
])('%s may be chosen', (name) => {
  expect(chosenNameProblem(name)).toBeNull();
});
