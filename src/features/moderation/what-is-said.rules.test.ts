import { expect, test } from 'vitest';
import { whatIsSaid } from './what-is-said.rules.ts';

const said = { called: 'a reply', reason: 'cruel', isForGood: false, hidesWords: false };

test.each([
  ['hide', {}, 'We have hidden your reply, because it was cruel to someone.'],
  ['hide', { called: 'an encouragement', reason: 'other' }, 'We have hidden your encouragement.'],
  [
    'mute',
    { hidesWords: true, reason: 'selling' },
    'You cannot write to others for a while. It is about your reply, because it was selling something or spam. We have hidden your reply, too.',
  ],
  ['ban', { isForGood: true, reason: 'other' }, 'Your account is closed here. It is about your reply.'],
  ['keep', {}, 'You asked us to read your reply again. We did, and what we had done stays.'],
] as const)('%s, %o: %s', (action, how, words) => {
  expect(whatIsSaid({ ...said, action, ...how })).toBe(words);
});
