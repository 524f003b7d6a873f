import { expect, it } from 'vitest';
import type { PostPoll } from '../posts.contract.ts';
import { chosenIn, pressed, shareOf, withVote } from './poll-votes.ts';

const poll = (isMultiple: boolean, ...options: [votes: number, isMine: boolean][]): PostPoll => ({
  options: options.map(([votes, isMine], place) => ({ text: `${place}`, votes, isMine })),
  voters: 4,
  isMultiple,
  endedAt: null,
  can: { vote: true, end: false },
});
const votes = ({ options, voters }: PostPoll) => [...options.map((option) => option.votes), voters];

it('changes one’s choice at a press, and adds or takes away one where several can be chosen', () => {
  expect([
    pressed([0], 1, { isMultiple: false }),
    pressed([1], 1, { isMultiple: false }),
    pressed([2], 0, { isMultiple: true }),
    pressed([0, 2], 2, { isMultiple: true }),
  ]).toEqual([[1], [1], [0, 2], [0]]);
});

it('shows what was pressed before the server has answered', () => {
  expect(votes(withVote(poll(false, [3, true], [1, false]), [1]))).toEqual([2, 2, 4]);
  expect(votes(withVote(poll(false, [3, false], [1, false]), [0]))).toEqual([4, 1, 5]);
  expect(votes(withVote(poll(true, [3, true], [1, false]), [0, 1]))).toEqual([3, 2, 4]);
  expect(votes(withVote(poll(false, [3, true], [1, false]), []))).toEqual([2, 1, 3]);
  expect(chosenIn(withVote(poll(true, [3, true], [1, false]), [1]))).toEqual([1]);
});

it('says which part of those who have chosen chose an option', () => {
  expect([shareOf({ votes: 1 }, { voters: 3 }), shareOf({ votes: 0 }, { voters: 0 })]).toEqual([33, 0]);
});
