import { describe, expect, it } from 'vitest';
import { answeredWords, openWords, suitWords } from './date-words.ts';

describe('whom a date suits', () => {
  it.each([
    [{ yes: 0, ifNeeded: 0, no: 0 }, 'No answers yet'],
    [{ yes: 4, ifNeeded: 1, no: 2 }, '4 can · 1 if needed · 2 cannot'],
    [{ yes: 0, ifNeeded: 0, no: 1 }, '0 can · 1 cannot'],
    [{ yes: 2, ifNeeded: 0, no: 0 }, '2 can'],
  ])('%o: %s', (counts, words) => expect(suitWords(counts).replaceAll('\u00a0', ' ')).toBe(words));

  it('in a line that breaks between numbers alone', () => {
    const words = suitWords({ yes: 4, ifNeeded: 1, no: 2 });
    expect(words.split(' ')).toEqual(['4\u00a0can\u00a0·', '1\u00a0if\u00a0needed\u00a0·', '2\u00a0cannot']);
  });
});

describe('how far a poll is', () => {
  it('says how many have answered', () => {
    expect([0, 1, 5].map(answeredWords)).toEqual([
      'Nobody has answered yet',
      'One has answered',
      'Five have answered',
    ]);
  });

  it('says what the reader has not', () => {
    expect(openWords({ dates: 3, iAnswered: 0 })).toBe('Say when you can');
    expect(openWords({ dates: 3, iAnswered: 1 })).toBe('2 dates you have not answered');
    expect(openWords({ dates: 3, iAnswered: 2 })).toBe('1 date you have not answered');
    expect(openWords({ dates: 3, iAnswered: 3 })).toBe('You have answered');
  });
});
