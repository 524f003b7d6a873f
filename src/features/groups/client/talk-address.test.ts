import { expect, it } from 'vitest';
import { foundAddress, talkAddress, wantedIn } from './talk-address.ts';

it('keeps what is looked for in the address', () => {
  const address = talkAddress('kitchen', 'soup & “bread”');
  expect(wantedIn(address.split('?')[1] ?? '')).toBe('soup & “bread”');
  expect(talkAddress('kitchen', '')).toBe('/community/groups/kitchen?tab=talk');
  expect(wantedIn('tab=talk')).toBe('');
  expect(wantedIn('tab=talk&q=%20%E2%80%8B')).toBe('');
  expect(wantedIn(`q=${'x'.repeat(1000)}`)).toHaveLength(100);
});

it('leads to a post in its thread, and to a thread', () => {
  const found = {
    threadId: 'soup',
    kind: 'topic' as const,
    title: '',
    excerpt: '',
    marks: [],
    author: null,
    isMine: false,
    writtenAt: 1,
  };
  const thread = '/community/groups/kitchen/threads/soup';
  expect(foundAddress('kitchen', { ...found, postId: 'one' })).toBe(`${thread}?post=one`);
  expect(foundAddress('kitchen', { ...found, postId: null })).toBe(thread);
});
