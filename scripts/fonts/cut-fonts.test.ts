import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';

const folder = 'src/ui/fonts';

test('the committed faces are those that the table and the packages give', async () => {
  const cut = await cutFonts();
  expect(readdirSync(folder).sort()).toEqual([...cut.keys()].sort());
  const stale = [...cut].filter(([name, content]) => !readFileSync(`${folder}/${name}`).equals(content));
  expect(stale.map(([name]) => name)).toEqual([]);
});

test('what every page needs of a face is small', () => {
  const large = readdirSync(folder).filter(
    (name) => name.endsWith('-core.woff2') && readFileSync(`${folder}/${name}`).length > 24_000,
  );
  expect(large).toEqual([]);
});
