import { expect, it } from 'vitest';
import { mentionsIn } from './mentions.ts';

it.each([
  ['As in Acts 4:32, nobody said it was theirs.', ['Acts 4:32']],
  ['See Acts 4:32 and 1 Cor 13:4-7.', ['Acts 4:32', '1 Corinthians 13:4–7']],
  ['Song of Solomon 2:1 is lovely', ['Song of Solomon 2:1']],
  ['(Jn 3.16)', ['John 3:16']],
  ['Gen 1:31–2:3', ['Genesis 1:31–2:3']],
  ['See Pslam 23:1.', ['Psalm 23:1']],
  ['As Genesis 1:1 says', ['Genesis 1:1']],
  ['I have 3:16 left', []],
  ['We meet Thursday 19:30', []],
  ['Platform 9:30', []],
  ['Acts 2 is long', []],
  ['xActs 4:32', []],
  ['Acts 4:32:1', []],
])('finds in %j: %j', (text, expected) => {
  const found = mentionsIn(text);
  expect(found.map(({ reference }) => reference)).toEqual(expected);
});

it('says where in the text it stands, and which screen shows it', () => {
  const text = '😀 See Acts 4:32!';
  const [mention] = mentionsIn(text);
  expect(text.slice(mention!.from, mention!.to)).toBe('Acts 4:32');
  expect(mention!.path).toBe('/bible/ACT/4/32');
});

it('finds ten at most', () => {
  expect(mentionsIn('John 3:16 '.repeat(30))).toHaveLength(10);
});
