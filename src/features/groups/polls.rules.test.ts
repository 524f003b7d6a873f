import { expect, it } from 'vitest';
import { isVote, mostChosen, repeatedOption } from './polls.rules.ts';

it('finds the option that says what one ahead of it says; empty ones say nothing', () => {
  expect([
    repeatedOption(['Acts', 'Ruth']),
    repeatedOption(['Acts', ' ', '', 'Ruth', ' acts ']),
    repeatedOption(['The  Psalms', 'Ruth', 'the psalms']),
  ]).toEqual([-1, 4, 2]);
});

it('takes one option of a poll, or several where several can be chosen, each of them once', () => {
  const one = { options: ['Acts', 'Ruth', 'Jonah'], isMultiple: false };
  const several = { ...one, isMultiple: true };
  expect(
    [[], [2], [3], [-1], [0, 1], [1, 1]].map((chosen) => [isVote(chosen, one), isVote(chosen, several)]),
  ).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
    [false, true],
    [false, false],
  ]);
});

it('says what the most people chose, several where they are as many, and nothing where nobody has', () => {
  const of = (...votes: number[]) => mostChosen(votes.map((one) => ({ votes: one })));
  expect([of(1, 3, 2), of(2, 0, 2), of(0, 0)]).toEqual([[1], [0, 2], []]);
});
