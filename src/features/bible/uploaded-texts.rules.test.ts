import { expect, it } from 'vitest';
import { copyName, isTextFile } from './uploaded-texts.rules.ts';

it.each([
  ['web.zip', 'web.zip'],
  ['Reina Valera 1909.ZIP', 'Reina Valera 1909.zip'],
  ['Синодальный.osis', 'Синодальный.osis'],
  ['../../etc/passwd.xml', 'etc_passwd.xml'],
  ['.hidden.usfm', 'hidden.usfm'],
  ['a\u0000\u202eb.sfm', 'a_b.sfm'],
  ['...usx', 'text.usx'],
  [`${'𐌰'.repeat(200)}.zip`, `${'𐌰'.repeat(60)}.zip`],
])('the copy of %j is called %j', (name, expected) => {
  expect(isTextFile(name)).toBe(true);
  expect(copyName(name)).toBe(expected);
});

it.each(['web.pdf', 'zip', 'web.zip.exe', ''])('%j is no file of a text', (name) => {
  expect(isTextFile(name)).toBe(false);
});
