import { expect, test } from 'vitest';
import { whatIsSaid } from './what-is-said.rules.ts';

const said = { called: 'a reply', reason: 'cruel', isForGood: false, hidesWords: false };

test.each([
  ['hide', {}, 'We have hidden your reply, because it was cruel to someone.'],
  ['hide', { called: 'an encouragement', reason: 'other' }, 'We have hidden your encouragement.'],
  [
    'mute',
    { hidesWords: true, reason: 'selling' },
    'You cannot write to others for a while, because your reply was selling something or spam. We have hidden your reply, too.',
  ],
  ['mute', { reason: 'other' }, 'You cannot write to others for a while. It is about your reply.'],
  ['ban', {}, 'Your account is closed for a while, because your reply was cruel to someone.'],
  ['ban', { isForGood: true, reason: 'other' }, 'Your account is closed here. It is about your reply.'],
  ['hold', { reason: 'word-list' }, 'We will look at your reply before others see it.'],
  ['hold', { reason: 'reports' }, 'We will look at your reply before others see it again.'],
  ['lift', { reason: 'read-wrongly' }, 'We have read your reply again, and took back what we had done.'],
  ['lift', { reason: 'settled' }, 'We took back what we had done about your reply: it is settled.'],
  [
    'grant',
    { reason: 'settled' },
    'You asked us to read your reply again. It is settled, and we took back what we had done.',
  ],
  ['keep', {}, 'You asked us to read your reply again. We did, and what we had done stays.'],
] as const)('%s, %o: %s', (action, how, words) => {
  expect(whatIsSaid({ ...said, action, ...how })).toBe(words);
});
