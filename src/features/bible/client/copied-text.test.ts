import { expect, it } from 'vitest';
import { COPY_FORMS, copiedText } from './copied-text.ts';

const verses = {
  reference: 'Psalm 23:1, 3',
  text: 'Yahweh is my shepherd. … He restores my soul.',
  translation: 'WEB',
  parts: [
    { verse: 1, text: 'Yahweh is my shepherd.' },
    { verse: 3, text: 'He restores my soul.' },
  ],
};

it('copies a quotation, the reference first, or each verse with its number', () => {
  expect(COPY_FORMS.map((form) => copiedText(verses, form))).toEqual([
    '“Yahweh is my shepherd. … He restores my soul.” (Psalm 23:1, 3, WEB)',
    'Psalm 23:1, 3 (WEB)\nYahweh is my shepherd. … He restores my soul.',
    'Psalm 23:1, 3 (WEB)\n1 Yahweh is my shepherd.\n3 He restores my soul.',
  ]);
});
