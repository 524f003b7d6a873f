import { expect, it } from 'vitest';
import { longestAgoFirst, nextQuestion } from './next-question.rules.ts';
import type { DebateQuestion } from './questions/debate-question.ts';

const catalogue = ['rest', 'giving', 'doubt'].map((slug) => ({ slug }) as DebateQuestion);
const slugs = (questions: DebateQuestion[]) => questions.map(({ slug }) => slug);

it('what was never asked comes first, in the order of the catalogue', () => {
  expect(slugs(longestAgoFirst(catalogue, []))).toEqual(['rest', 'giving', 'doubt']);
  expect(slugs(longestAgoFirst(catalogue, ['rest']))).toEqual(['giving', 'doubt', 'rest']);
  expect(nextQuestion(catalogue, ['giving', 'rest']).slug).toBe('doubt');
});

it('then what was asked longest ago, going by the last time', () => {
  expect(slugs(longestAgoFirst(catalogue, ['giving', 'rest', 'doubt']))).toEqual(['doubt', 'rest', 'giving']);
  expect(nextQuestion(catalogue, ['doubt', 'giving', 'rest', 'doubt']).slug).toBe('rest');
});

it('an empty catalogue is a fault', () => {
  expect(() => nextQuestion([], [])).toThrow('catalogue');
});
