import { expect, it } from 'vitest';
import { bodyOfPoll, fieldOfPoll, type PollDraft, pollForm, problemsOfPoll } from './poll-draft.ts';

const form = pollForm('thread');
const draft = (options: string[], text = 'What next?'): PollDraft => ({ ...form.empty, text, options });

it('is kept as it was typed, and is nothing as long as nothing is typed', () => {
  const typed = { ...draft(['Acts', '', 'Ruth']), isMultiple: true, sent: { key: 'k', bodies: ['{}'] } };
  expect(form.parse(form.serialize(typed))).toEqual(typed);
  expect(form.serialize({ ...form.empty, isMultiple: true })).toBe('');
});

it('takes what is no draft for an empty one, and gives two fields at least and ten at most', () => {
  for (const text of [null, '', '{', '7', '{"text":1}']) expect(form.parse(text)).toEqual(form.empty);
  expect(form.parse('{"text":"a"}')).toEqual({ ...form.empty, text: 'a' });
  expect(form.parse('{"text":"a","options":["x",3]}').options).toEqual(['x', '']);
  expect(form.parse(JSON.stringify({ text: 'a', options: Array(30).fill('x') })).options).toHaveLength(10);
});

it('says what is missing beside the field, and which answer stands there twice', () => {
  expect(problemsOfPoll(form.empty)).toEqual({
    text: 'Please write your question.',
    option0: 'Please give two answers at least.',
  });
  expect(problemsOfPoll(draft(['Acts', ' ', 'ACTS']))).toEqual({ option2: 'This one stands above already.' });
  expect(problemsOfPoll(draft(['Acts', 'Ruth'], 'a'.repeat(2001)))).toEqual({
    text: 'It can have 2,000 characters.',
  });
  expect(problemsOfPoll(draft(['Acts']))).toEqual({ option0: 'Please give two answers at least.' });
  expect(problemsOfPoll(draft(['', 'Acts', 'Ruth']))).toEqual({});
});

it('leaves empty answers out, and finds the field of one that the server complains about', () => {
  const options = ['', ' Acts ', '', 'Ruth'];
  expect(bodyOfPoll(draft(options), 'ACT.2.44')).toEqual({
    text: 'What next?',
    verseId: 'ACT.2.44',
    poll: { options: ['Acts', 'Ruth'], isMultiple: false },
  });
  expect(
    ['poll.options.1', 'poll.options', 'poll.isMultiple', 'text'].map((at) => fieldOfPoll(at, options)),
  ).toEqual(['option3', 'option1', 'text', 'text']);
});
