import { expect, it } from 'vitest';
import { languageName, languageOptions, ownLanguage } from './group-languages.ts';

it.each([
  [['pt-BR', 'en'], 'pt-BR'],
  [['de-CH', 'fr'], 'de'],
  [['eo', 'sw-KE'], 'sw'],
  [[], 'en'],
])('of %j, a group is offered in %s', (preferred, code) => {
  expect(ownLanguage(preferred)).toBe(code);
});

it('names what it offers, and keeps what a group has', () => {
  expect(languageName('pt-BR')).toBe('Brazilian Portuguese');
  expect(languageName('not a code')).toBe('not a code');
  expect(languageOptions().every(({ value, label }) => value !== label)).toBe(true);
  expect(languageOptions('gl')).toContainEqual({ value: 'gl', label: 'Galician' });
});
