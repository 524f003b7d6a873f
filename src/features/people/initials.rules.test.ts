import { expect, test } from 'vitest';
import { initialsOf } from './initials.rules.ts';

test.each([
  ['Alice', 'Moreau', 'AM'],
  [' bob ', 'o’neill', 'BO'],
  ['E\u0301lise', 'Dupont', 'E\u0301D'],
  ['👩‍🌾 Ruth', 'מואביה', '👩‍🌾מ'],
  ['Cher', '', 'C'],
  ['გიორგი', 'ბერიძე', 'გბ'],
  ['Jan', "'t Hooft", 'JH'],
  ['เกษม', 'ใจดี', 'กจ'],
  ['محمد', 'الأحمد', 'م\u200cا'],
])('%s %s is %s', (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
