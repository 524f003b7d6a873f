import { expect, it } from 'vitest';
import { findPassage } from './find-passage.ts';

it.each([
  ['Psalm 55:22', 'Psalm 55:22', 'PSA.55.22', /^Cast your burden on Yahweh/],
  ['jn 3:16-17', 'John 3:16–17', 'JHN.3.16', /eternal life\. For God/],
  ['Ps 117', 'Psalm 117:1–2', 'PSA.117.1', /^Praise Yahweh/],
  ['Gen 1:31 - 2:2', 'Genesis 1:31–2:2', 'GEN.1.31', /very good/],
  ['Jude 24', 'Jude 1:24', 'JUD.1.24', /stumbling/],
])('finds %s', async (asked, reference, verseId, text) => {
  const passage = await findPassage(asked);
  expect(passage).toMatchObject({
    reference,
    verseId,
    translation: 'WEB',
    text: expect.stringMatching(text),
  });
  expect((await findPassage(reference))?.text).toBe(passage?.text);
});

it.each([
  'Hezekiah 3:4',
  'John 3:99',
  'John 99',
  'John',
  'Psalm 119',
  'John 3:16,18',
  'be still',
  '',
  'x'.repeat(5000),
])('finds nothing at %s', async (asked) => expect(await findPassage(asked)).toBeNull());

it('never quotes what stands in place of a verse that an edition leaves out', async () => {
  expect(await findPassage('Acts 8:37', 'WEB')).toBeNull();
  expect((await findPassage('Acts 8:36-38', 'WEB'))!.text).not.toContain('leaves this verse out');
  expect((await findPassage('Acts 8:37', 'KJV'))!.text).toMatch(/^And Philip said/);
});

it('quotes the other translation where it is asked for', async () => {
  expect(await findPassage('Psalm 23:1', 'KJV')).toMatchObject({
    translation: 'KJV',
    text: expect.stringMatching(/^The LORD is my shepherd/),
  });
});
