import { expect, it } from 'vitest';
import type { GroupPost, GroupReply } from '../posts.contract.ts';
import {
  firstNewIn,
  lastIn,
  postsInOrder,
  readAtEndOf,
  settledIn,
  withNewPost,
  withoutPost,
  withPost,
} from './post-lists.ts';

const reply = (id: string, writtenAt: number): GroupReply => ({
  id,
  text: `words of ${id}`,
  pictures: [],
  poll: null,
  mentions: [],
  author: null,
  isMine: false,
  writtenAt,
  editedAt: null,
  verseId: null,
  hidden: null,
  isNew: true,
  can: { edit: false, delete: false, removePicture: false, hide: false, show: false, report: false },
});
const post = (id: string, writtenAt: number, replies: GroupReply[] = []): GroupPost => ({
  ...reply(id, writtenAt),
  replies,
});
const thread = [post('a', 1, [reply('a1', 5)]), post('b', 2)];
const shape = (posts: readonly GroupPost[]) =>
  posts.map(({ id, replies }) => [id, ...replies.map((r) => r.id)]);

it('puts a new post at the end, and a reply below the same post as what it replies to', () => {
  expect(shape(withNewPost(thread, reply('c', 9), null))).toEqual([['a', 'a1'], ['b'], ['c']]);
  for (const to of ['a', 'a1']) {
    expect(shape(withNewPost(thread, reply('a2', 9), to))).toEqual([['a', 'a1', 'a2'], ['b']]);
  }
  const twice = withNewPost(withNewPost(thread, reply('c', 9), null), reply('c', 9), null);
  expect(shape(twice)).toEqual([['a', 'a1'], ['b'], ['c']]);
});

it('shows each post once, oldest first', () => {
  expect(shape(postsInOrder([...thread, post('c', 9), post('b2', 3), post('c', 9)]))).toEqual([
    ['a', 'a1'],
    ['b'],
    ['b2'],
    ['c'],
  ]);
});

it('changes a post where it stands, and leaves its mark of being new', () => {
  const changed = withPost(thread, { ...reply('a1', 5), text: 'other', isNew: false });
  expect(changed[0]?.replies[0]).toMatchObject({ text: 'other', isNew: true });
  expect(withPost(thread, { ...reply('a', 1), text: 'other' })[0]).toMatchObject({
    text: 'other',
    replies: [{ id: 'a1' }],
  });
});

it('keeps the place of a removed post under which others replied', () => {
  expect(withoutPost(thread, 'a')[0]).toMatchObject({ text: '', hidden: 'deleted', replies: [{ id: 'a1' }] });
  expect(shape(withoutPost(thread, 'b'))).toEqual([['a', 'a1']]);
  expect(shape(withoutPost(thread, 'a1'))).toEqual([['a'], ['b']]);
});

it('is read up to the newest, replies included, by who has seen the end of all of it', () => {
  expect(readAtEndOf(thread, { isWhole: true })).toBe(5);
  expect(readAtEndOf([], { isWhole: true })).toBe(0);
});

it('is not read by who writes before the rest is loaded: what others wrote in between stays new', () => {
  const withMine = withNewPost(thread, { ...reply('c', 9), isMine: true }, null);
  expect(readAtEndOf(withMine, { isWhole: false })).toBe(0);
});

it('has what is new and of others first, wherever it stands, and what stands last', () => {
  const read = { isNew: false };
  const talk = [{ ...post('a', 1, [reply('a1', 5)]), ...read }, post('b', 2)];
  expect(firstNewIn(talk)).toBe('a1');
  expect(firstNewIn([{ ...post('a', 1), isMine: true }, post('b', 2)])).toBe('b');
  expect(firstNewIn([{ ...post('a', 1), ...read }])).toBeNull();
  expect(lastIn(talk)).toBe('b');
  expect(lastIn(talk.slice(0, 1))).toBe('a1');
  expect(lastIn([])).toBeNull();
});

it('has what was sent in its place once all before it is there, and a reply at once', () => {
  const withMine = withNewPost(thread, { ...reply('c', 9), isMine: true }, null);
  expect(settledIn(withMine, 'c', false)).toBeNull();
  expect(settledIn(withMine, 'c', true)).toBe('c');
  expect(settledIn(thread, 'c', true)).toBeNull();
  expect(settledIn(withNewPost(thread, reply('c', 9), 'a'), 'c', false)).toBe('c');
});
