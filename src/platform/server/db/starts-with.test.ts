import { expect, it } from 'vitest';
import { loweredForms } from './starts-with.ts';

it.each([
  ['Ruth', ['ruth']],
  ['élise', ['élise', 'Élise']],
  ['ÉLISE', ['élise', 'Élise']],
  ['Мария', ['мария', 'Мария']],
  ['مريم', ['مريم']],
  ['ßeta', ['ßeta']],
  ['', ['']],
] as const)('%j may stand there as %j', (typed, forms) => {
  expect(loweredForms(typed)).toEqual(forms);
});
