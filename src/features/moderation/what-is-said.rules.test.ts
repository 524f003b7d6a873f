import { expect, test } from 'vitest';
import { type Part, type Said, whatIsSaid } from './what-is-said.rules.ts';

const said = { called: 'a reply', reason: 'cruel', isForGood: false, hidesWords: false, became: null };

const [HIDE, WARN, HOLD, MUTE] = (['hide', 'warn', 'hold', 'mute'] as const).map((action) => ({
  action,
  isForGood: false,
})) as [Part, Part, Part, Part];
const BAN: Part = { action: 'ban', isForGood: true };

test.each<readonly [Said['action'], Partial<Said>, string]>([
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
  [
    'grant',
    { became: { parts: [HIDE, BAN], stands: [], isWhole: true } },
    'You asked us to read your reply again. You were right, and we took back what we had done.',
  ],
  [
    'grant',
    { became: { parts: [BAN, HIDE], stands: [MUTE, WARN, HOLD], isWhole: true } },
    'You asked us to read your reply again. You were right, and we took back that your account is closed here, and that we hid your reply. This still stands: that you cannot write to others for a while, and that we asked you to read your reply again, and that your reply waits until we have looked at it.',
  ],
  [
    'grant',
    { reason: 'settled', became: { parts: [], stands: [HIDE, HIDE], isWhole: true } },
    'You asked us to read your reply again. It is settled, and none of it holds any more. This still stands: that we hid your reply.',
  ],
  [
    'lift',
    { reason: 'settled', became: { parts: [MUTE], stands: [HIDE], isWhole: true } },
    'We took back that you cannot write to others for a while: it is settled. This still stands: that we hid your reply.',
  ],
  [
    'lift',
    { reason: 'read-wrongly', became: { parts: [HIDE], stands: [], isWhole: true } },
    'We have read your reply again, and took back what we had done.',
  ],
  [
    'keep',
    { became: { parts: [BAN], stands: [], isWhole: false } },
    'You asked us to read your reply again. We did, and it stays that your account is closed here.',
  ],
  [
    'keep',
    { became: { parts: [], stands: [], isWhole: false } },
    'You asked us to read your reply again. We did, and none of it holds any more.',
  ],
])('%s, %o: %s', (action, how, words) => {
  expect(whatIsSaid({ ...said, action, ...how })).toBe(words);
});
