import { describe, expect, it } from 'vitest';
import { dateAfter } from '#contract/local-dates.ts';
import { QUESTIONS, questionOf, welcomeAfter } from './today.rules.ts';

describe('the question of a day', () => {
  it('comes again when all others did', () => {
    const asked = QUESTIONS.map((_, i) => questionOf(dateAfter('2026-11-24', i)));
    expect(new Set(asked).size).toBe(QUESTIONS.length);
    expect(questionOf(dateAfter('2026-11-24', QUESTIONS.length))).toBe(asked[0]);
    expect(QUESTIONS).toContain(questionOf('1999-12-31'));
  });

  it.each(QUESTIONS)('%s is a question that a phone has room for', (question) => {
    expect(question).toMatch(/^[A-Z].{5,32}\?$/);
  });

  it('there are sixty, none twice', () => {
    expect(new Set(QUESTIONS).size).toBe(60);
  });
});

it.each([
  [null, null],
  [1, null],
  [6, null],
  [7, 'line'],
  [29, 'line'],
  [30, 'card'],
  [199, 'card'],
  [200, 'anew'],
  [4000, 'anew'],
])('who was away for %s days is welcomed: %s', (days, welcome) => {
  expect(welcomeAfter(days)).toBe(welcome);
});
