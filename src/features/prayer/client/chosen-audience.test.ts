import { expect, it } from 'vitest';
import type { Audience } from '../prayer.rules.ts';
import { chosenAudience } from './chosen-audience.ts';

const ONLY_ME: Audience = { kind: 'only-me', id: null };
const EVERYONE: Audience = { kind: 'everyone', id: null };
const NOTHING_CHOSEN = { audience: null, isAnonymous: null, lastTime: null };

/** What the server answers: whom one may ask, and whom the last request was for. */
function answered(audience: Audience, isAnonymous = false) {
  const options = [ONLY_ME, EVERYONE].map((one) => ({
    audience: one,
    name: null,
    people: 0,
    isMore: false,
    anonymousNote: null,
  }));
  return { options, chosen: { audience, isAnonymous } };
}

it('is as last time until something is chosen', () => {
  const { choice, isAnonymous } = chosenAudience(NOTHING_CHOSEN, answered(EVERYONE, true), false);
  expect([choice.audience, isAnonymous]).toEqual([EVERYONE, true]);
  const draft = { ...NOTHING_CHOSEN, audience: ONLY_ME };
  expect(chosenAudience(draft, answered(EVERYONE, true), false)).toMatchObject({
    choice: { audience: ONLY_ME },
    isAnonymous: false,
  });
});

it('stays as it was when the request was begun, whatever goes out elsewhere meanwhile', () => {
  const begun = { ...NOTHING_CHOSEN, lastTime: { audience: ONLY_ME, isAnonymous: true } };
  expect(chosenAudience(begun, answered(EVERYONE), false).choice.audience).toEqual(ONLY_ME);
  const named = { ...begun, lastTime: { audience: EVERYONE, isAnonymous: true } };
  expect(chosenAudience(named, answered(EVERYONE, false), false).isAnonymous).toBe(true);
});

it('is for oneself alone where what was chosen is possible no longer, or nothing is to be carried on', () => {
  const gone: Audience = { kind: 'group', id: 'g1' };
  const draft = { ...NOTHING_CHOSEN, audience: gone };
  expect(chosenAudience(draft, answered(EVERYONE), false).choice.audience).toEqual(ONLY_ME);
  expect(chosenAudience(NOTHING_CHOSEN, answered(EVERYONE), true).choice.audience).toEqual(ONLY_ME);
  expect(chosenAudience(NOTHING_CHOSEN, undefined, false).choice.audience).toEqual(ONLY_ME);
});
