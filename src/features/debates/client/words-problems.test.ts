import { expect, test } from 'vitest';
import { ApiError } from '#platform/client/api-error.ts';
import { wordsProblems } from './words-problems.ts';

const refused = (body: object) =>
  new ApiError({ status: 409, statusText: 'Conflict', headers: new Headers() }, JSON.stringify(body));
const message = 'These words are not in Mark 2:27. It reads: …';

test('a complaint stands beside the words that it is about', () => {
  const claim = refused({ code: 'MISQUOTED', message, issues: [{ path: 'body.text', message }] });
  expect(wordsProblems(claim)).toEqual({ text: message });
  expect(wordsProblems(claim, 'otherSide')).toEqual({});
  const side = refused({ code: 'MISQUOTED', message, issues: [{ path: 'body.otherSide.text', message }] });
  expect(wordsProblems(side)).toEqual({});
  expect(wordsProblems(side, 'otherSide')).toEqual({ text: message });
});

test('a passage that is not found stands beside the passages', () => {
  const cites = refused({ code: 'PASSAGE_NOT_FOUND', message, issues: [{ path: 'body.cites.1', message }] });
  expect(wordsProblems(cites)).toEqual({ cites: message });
  expect(wordsProblems(refused({ code: 'PASSAGE_NOT_FOUND', message }))).toEqual({ cites: message });
});

test('any other failure is not about the words', () => {
  expect(wordsProblems(refused({ code: 'DEBATE_CLOSED', message }))).toEqual({});
  expect(wordsProblems(new TypeError('offline'))).toEqual({});
});
