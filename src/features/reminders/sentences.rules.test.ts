import { expect, it } from 'vitest';
import { SENTENCES, sentenceFor } from './sentences.rules.ts';
import { sentenceText } from './server/sentence-text.ts';

/** Two months. */
const WITHOUT_REPEATING = 62;

it('says another sentence each day for two months, to everybody', () => {
  for (const userId of ['01995f', 'a', crypto.randomUUID(), crypto.randomUUID()]) {
    for (const start of [0, 17, 1000]) {
      const said = Array.from({ length: WITHOUT_REPEATING }, (_, i) => sentenceFor(userId, start + i));
      expect(new Set(said).size).toBe(WITHOUT_REPEATING);
    }
  }
  expect(new Set(SENTENCES.map((sentence) => JSON.stringify(sentence))).size).toBe(SENTENCES.length);
});

it('fits a locked screen, verses with their place and translation', async () => {
  const texts = await Promise.all(SENTENCES.map((_, i) => sentenceText(i)));
  expect(texts.filter((text) => text.length > 220 || text.length < 10)).toEqual([]);
  expect(texts).toContain('Your word is a lamp to my feet, and a light for my path. Psalm 119:105 (WEB)');
  for (const [i, sentence] of SENTENCES.entries()) {
    if ('verses' in sentence) expect(texts[i]).toMatch(/ \d+:\d+(–\d+)? \(WEB\)$/);
  }
});

/** What asks, counts, or speaks of what was not done. */
const PLEADING =
  /\b(please|come back|we |don't|why not|time to|you have(n't)?|your day|still (wait|time)|waits? for you|\d+ (days?|times?))\b|[!?]/i;

it('asks for nothing', () => {
  expect(SENTENCES.filter((one) => 'text' in one && PLEADING.test(one.text))).toEqual([]);
});
