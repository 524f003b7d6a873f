import { expect, it } from 'vitest';
import { kjv, web } from '#test-support/bible-texts.ts';

/** What people remember of a verse, and the verse that they mean. */
const KNOWN = `
WEB jesus wept | John 11:35
KJV jesus wept | John 11:35
KJV born again | John 3:3
WEB born anew | John 3:3
WEB the word was god | John 1:1
WEB god is love | 1 John 4:8
KJV god is love | 1 John 4:8
WEB in the beginning god created | Genesis 1:1
WEB let there be light | Genesis 1:3
KJV the lord is my shepherd | Psalm 23:1
WEB the lord is my shepherd | Psalm 23:1
WEB valley of the shadow of death | Psalm 23:4
WEB god so loved the world | John 3:16
WEB faith hope love | 1 Corinthians 13:13
KJV charity suffereth long | 1 Corinthians 13:4
WEB love your enemies | Matthew 5:44
WEB love your neighbour as yourself | Matthew 22:39
KJV be still and know that i am god | Psalm 46:10
WEB fruit of the spirit | Galatians 5:22
KJV armor of god | Ephesians 6:11
WEB i can do all things through christ | Philippians 4:13
KJV all things work together for good | Romans 8:28
WEB wages of sin | Romans 6:23
WEB by grace you have been saved | Ephesians 2:8
WEB way truth life | John 14:6
WEB i am the resurrection | John 11:25
KJV lamp unto my feet | Psalm 119:105
WEB our father in heaven | Matthew 6:9
WEB blessed are the peacemakers | Matthew 5:9
WEB eye of a needle | Mark 10:25
WEB wings like eagles | Isaiah 40:31
KJV peace which passeth all understanding | Philippians 4:7
WEB trust in the lord with all your heart | Proverbs 3:5
WEB for unto us a child is born | Isaiah 9:6
WEB light of the world | John 8:12
WEB peace that passes understanding | Philippians 4:7
WEB plans to prosper you | Jeremiah 29:11
`
  .trim()
  .split('\n')
  .map((line) => /^(\w+) (.*) \| (.*)$/.exec(line)!.slice(1) as [string, string, string]);

/** Words of other translations, which these two do not have. */
const NOT_OURS = new Set(['peace that passes understanding', 'plans to prosper you']);

it.each(KNOWN)('in the %s, %s is %s', (translation, query, reference) => {
  const text = translation === 'WEB' ? web : kjv;
  const firstThree = Array.from(text.find(query).verses.subarray(0, 3), (at) => text.verseAt(at).reference);
  expect(firstThree.includes(reference)).toBe(!NOT_OURS.has(query));
});

it.each(['jesus wept', 'the word was god', 'god is love', 'born again'])('%s comes first', (query) => {
  const first = kjv.verseAt(kjv.find(query).verses[0]!).reference;
  expect(['John 11:35', 'John 1:1', '1 John 4:8', 'John 3:3']).toContain(first);
});
