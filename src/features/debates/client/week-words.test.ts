import { describe, expect, it } from 'vitest';
import type { DebateCard } from '../debates-fields.ts';
import { archivedWords, askedWords, closedDay, mindsWords, openWords, weekDays } from './week-words.ts';

const closesAt = Date.UTC(2026, 10, 23);
const card: DebateCard = {
  week: '2026-W47',
  question: 'Should a believer keep a day of rest each week?',
  about: '',
  opensAt: Date.UTC(2026, 10, 16),
  closesAt,
  isOver: false,
  closedAt: null,
  positions: 3,
  claims: 48,
  fresh: 0,
  mindsChanged: null,
};

describe('what is open', () => {
  it('says how many positions and claims there are, and until when', () => {
    expect(openWords(card, 'UTC')).toBe('Three positions, 48 claims. Open until Sunday night.');
    expect(openWords({ ...card, positions: 2, claims: 1 }, 'UTC')).toBe(
      'Two positions, one claim. Open until Sunday night.',
    );
    expect(openWords({ ...card, claims: 0 }, 'America/New_York')).toBe(
      'Three positions, no claims yet. Open until Sunday evening.',
    );
    expect(openWords({ ...card, isOver: true }, 'UTC')).toBe('Three positions, 48 claims. Closed.');
  });
});

describe('a week that is over', () => {
  it('closed on the last day of it, with the year where it is another one', () => {
    expect(closedDay(closesAt, 'UTC', closesAt)).toBe('Sunday 22 November');
    expect(closedDay(closesAt, 'Asia/Tokyo', closesAt)).toBe('Monday 23 November');
    expect(closedDay(closesAt, 'UTC', Date.UTC(2027, 1, 1))).toBe('Sunday 22 November 2026');
  });

  it('says how many minds changed', () => {
    expect([0, 1, 11, 13].map(mindsWords)).toEqual([
      'Everyone kept their mind',
      'One mind changed',
      'Eleven minds changed',
      '13 minds changed',
    ]);
  });

  it('is told in one line', () => {
    const closed = { ...card, isOver: true, closedAt: closesAt, mindsChanged: 11 };
    expect(archivedWords(closed, 'UTC', closesAt)).toBe(
      'Sunday 22 November · 48 claims · eleven minds changed',
    );
    expect(archivedWords({ ...closed, claims: 0, mindsChanged: 0 }, 'UTC', closesAt)).toBe(
      'Sunday 22 November · nothing was said',
    );
  });
});

it('names the days of a week that is to come', () => {
  expect(weekDays(Date.UTC(2026, 10, 30), Date.UTC(2026, 11, 7))).toBe(
    'Monday 30 November to Sunday 6 December',
  );
});

it('says when a question was asked, or is', () => {
  const monday = Date.UTC(2026, 10, 30);
  expect(askedWords(null, monday)).toBe('Not asked yet');
  expect(askedWords(monday, monday - 1)).toBe('Chosen for the week of 30 November 2026');
  expect(askedWords(monday, monday)).toBe('Asked in the week of 30 November 2026');
});
