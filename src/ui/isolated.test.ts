import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it('sets a name apart that is written from right to left, and no other', () => {
  expect(['אליעזר ב.', 'يوسف ا.', 'Anna אבן'].map(isolated)).toEqual([
    '\u2068אליעזר ב.\u2069',
    '\u2068يوسف ا.\u2069',
    '\u2068Anna אבן\u2069',
  ]);
  expect(['Tola A.', 'Þórdís', '李'].map(isolated)).toEqual(['Tola A.', 'Þórdís', '李']);
});

it('is asked for each name that people gave, in every text of a screen that is not markup', () => {
  const named = '(?:[\\w.]+\\.)?(?:person|author|group|folder|file|inviter)\\??\\.name\\b';
  const inTexts = new RegExp(`\\$\\{${named}|"sr-only">[^<]*\\{${named}`, 'g');
  const found = globSync('src/features/*/client/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(inTexts)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
