import { expect, it } from 'vitest';
import { habitWords, keptWords, monthWords, shelfWords } from './year-words.ts';

it('says how many days are kept', () => {
  expect([0, 1, 200].map(keptWords)).toEqual([
    'Its days are ahead',
    'One day, kept',
    '200 days, each one kept',
  ]);
});

it('says what stands on the shelf', () => {
  expect(shelfWords({ whole: 10, begun: 6 })).toBe('Ten books whole, six begun');
  expect(shelfWords({ whole: 1, begun: 0 })).toBe('One book whole');
  expect(shelfWords({ whole: 0, begun: 1 })).toBe('One book begun');
  expect(shelfWords({ whole: 0, begun: 0 })).toBe('Sixty-six books, and time for each');
});

it('says what stands out, and nothing else', () => {
  expect(habitWords({ read: null, write: null, pray: null })).toBeNull();
  expect(habitWords({ read: null, write: 2, pray: null })).toBe('You write most on Tuesdays.');
  expect(habitWords({ read: 1, write: 2, pray: 7 })).toBe(
    'You write most on Tuesdays, read most on Mondays and pray most on Sundays.',
  );
});

it('reads a month aloud', () => {
  expect(monthWords('May', { read: 0, write: 0, pray: 0 })).toBe('May: at rest.');
  expect(monthWords('June', { read: 12, write: 1, pray: 0 })).toBe(
    'June: read on 12 days, written on 1 day.',
  );
});
