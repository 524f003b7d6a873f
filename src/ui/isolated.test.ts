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
