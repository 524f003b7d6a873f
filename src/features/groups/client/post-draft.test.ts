import { expect, it } from 'vitest';
import { postForm } from './post-draft.ts';

const { empty, parse, serialize } = postForm('t');
const draft = {
  text: 'Nobody was made to.',
  replyTo: { id: 'p', name: 'Ruth' },
  pictures: [{ id: '1', alt: 'The hill', sentTo: '/api/objects/1' }],
  sent: { key: 'k', bodies: ['{}'] },
};

it('keeps words and pictures with what they reply to, and nothing without them', () => {
  expect(parse(serialize(draft))).toEqual(draft);
  expect(parse(serialize({ ...draft, text: '' }))).toEqual({ ...draft, text: '' });
  expect(serialize({ ...draft, text: '', pictures: [] })).toBe('');
});

it.each([null, '', '{', '3', '{"text":3}'])('reads %j as an empty one', (text) => {
  expect(parse(text)).toEqual(empty);
});

it('drops a reply to nothing that it knows', () => {
  expect(parse('{"text":"a","replyTo":{"id":3}}')).toEqual({ ...empty, text: 'a' });
});

it('reads what was kept before pictures were, and of a picture what it knows', () => {
  expect(parse('{"text":"a","replyTo":null,"key":null}')).toEqual({ ...empty, text: 'a' });
  const pictures = [{ id: '1', alt: '' }, { id: 2 }, null];
  expect(parse(JSON.stringify({ text: 'a', pictures })).pictures).toEqual([
    { id: '1', alt: '', sentTo: null },
  ]);
});
