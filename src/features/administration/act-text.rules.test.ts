import { expect, it } from 'vitest';
import { actText } from './act-text.rules.ts';

const ruth = { name: 'Ruth' };

it.each([
  ['role-changed', 'moderator', ruth, 'made Ruth a moderator'],
  ['role-changed', 'admin', null, 'made somebody who has left an administrator'],
  ['role-changed', 'member', ruth, 'made Ruth a member again'],
  ['sessions-ended', null, ruth, 'signed out Ruth on all devices'],
  ['age-corrected', null, ruth, 'corrected what Ruth answered about being under 16'],
  ['age-corrected', null, null, 'corrected what somebody who has left answered about being under 16'],
  ['invitation-revoked', null, ruth, 'took back an invitation of Ruth'],
  ['invitation-revoked', null, null, 'took back an invitation'],
  ['work-retried', 'letter-due', ruth, 'tried a letter again, for Ruth'],
  ['work-discarded', 'letter-due', ruth, 'discarded a letter for Ruth'],
  ['text-uploaded', 'sparv1909eb', null, 'uploaded a Bible text (sparv1909eb)'],
  ['text-removed', 'sparv1909eb', null, 'removed a Bible text (sparv1909eb)'],
  ['work-discarded', 'object-discarded', null, 'discarded work that was given up (object-discarded)'],
] as const)('%s of %s reads', (kind, detail, person, words) => {
  const { before, after } = actText({ kind, detail, person });
  expect(`${before}${person ? ` ${person.name}` : ''}${after}`).toBe(words);
});
