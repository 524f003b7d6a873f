import { expect, it } from 'vitest';
import { readReference } from './read-reference.ts';

it.each([
  ['Mark 2:27', 'Mark 2:27'],
  ['mk 2.27-28', 'Mark 2:27–28'],
  ['Mark 2:27,28', 'Mark 2:27–28'],
  ['see Mark 2:27 please', 'Mark 2:27'],
  ['First Corinthians 13 v 4', '1 Corinthians 13:4'],
  ['John 3:16 NIV', 'John 3:16'],
  ['Song of Songs 2:4', 'Song of Solomon 2:4'],
  ['Ps 117', 'Psalm 117'],
  ['Jude 3', 'Jude 1:3'],
  ['Philemon 6', 'Philemon 1:6'],
  ['3 John 4', '3 John 1:4'],
  ['Rev 22:20f', 'Revelation 22:20–21'],
  ['Gen 1:31-2:3', 'Genesis 1:31–2:3'],
])('%s is read as %s', async (written, reference) => {
  expect((await readReference(written, 6))?.reference).toBe(reference);
});

it.each([
  '',
  'nothing',
  'John 3:99',
  'Mark 2:27; John 3:16',
  'Ps 119',
  'Mark 2',
  'Wisdom 3:1',
  'Genesis',
  'x'.repeat(60),
])('%s is none, several or too long', async (written) => {
  expect(await readReference(written, 6)).toBeNull();
});

it('has no words that our texts say in place of a verse', async () => {
  for (const reference of ['Acts 8:37', 'Luke 17:36', 'Romans 16:25']) {
    expect((await readReference(reference, 6))!.texts, reference).toHaveLength(1);
  }
  const around = (await readReference('Acts 8:36-38', 6))!;
  expect(around.texts).toHaveLength(2);
  expect(around.texts[0]).not.toContain('World English Bible');
});

it('has the words of each of our texts', async () => {
  const cited = (await readReference('Mark 2:27', 6))!;
  expect(cited.texts).toHaveLength(2);
  expect(cited.texts[0]).toContain('The Sabbath was made for man');
  expect(cited.texts[1]).toContain('The sabbath was made for man');
});
