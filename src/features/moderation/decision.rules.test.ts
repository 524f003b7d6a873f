import { describe, expect, it } from 'vitest';
import { FOREVER } from '#contract/for-good.ts';
import {
  asksForNote,
  canBeUndone,
  closesCase,
  decisionProblem,
  endOf,
  hidesWords,
  type WantedDecision,
} from './decision.rules.ts';
import {
  ACTIONS,
  DECISION_REASONS,
  DECISIONS,
  type Decision,
  LENGTHS,
  LENGTHS_OF,
  MODERATION_LIMITS,
} from './moderation.rules.ts';

const HOUR = 60 * 60_000;

/** A decision in which nothing is wrong, unless the change makes it so. */
function wanted(action: Decision, change: Partial<WantedDecision> = {}): WantedDecision {
  return {
    action,
    reason: DECISION_REASONS[action][0],
    note: 'Grace and peace',
    ...(action === 'mute' || action === 'ban' ? { length: 'day' } : {}),
    ...change,
  };
}

/** The field in which something is wrong. */
const wrongIn = (action: Decision, change: Partial<WantedDecision> = {}) =>
  decisionProblem(wanted(action, change))?.path ?? null;

/** Those of all decisions for which it holds. */
const those = (holds: (action: Decision) => boolean) => DECISIONS.filter(holds);

describe('a decision', () => {
  it.each(DECISIONS)('%s is right with each of its reasons, and with no other', (action) => {
    const all = [...new Set(Object.values(DECISION_REASONS).flat())];
    expect(all.filter((reason) => wrongIn(action, { reason }) === null).toSorted()).toEqual(
      [...DECISION_REASONS[action]].toSorted(),
    );
    expect(wrongIn(action, { reason: 'whatever' })).toBe('body.reason');
  });

  it('has a line that says something where its author reads it', () => {
    expect(those((action) => wrongIn(action, { note: ' \n' }) === 'body.note')).toEqual([
      'write',
      'grant',
      'keep',
    ]);
    expect(asksForNote('hide', 'other')).toBe(true);
    expect(asksForNote('hide', 'cruel')).toBe(false);
    expect(wrongIn('hide', { reason: 'other', note: '' })).toBe('body.note');
  });

  it('has a line that is not too long; a message has a bound of its own', () => {
    const note = 'a'.repeat(MODERATION_LIMITS.note);
    expect(those((action) => wrongIn(action, { note }) !== null)).toEqual([]);
    expect(those((action) => wrongIn(action, { note: `${note}a` }) === null)).toEqual(['write']);
  });

  it('has a length, one of its own, where it is a mute or a ban, and nowhere else', () => {
    for (const action of ['mute', 'ban'] as const) {
      expect(LENGTHS.filter((length) => wrongIn(action, { length }) === null)).toEqual(LENGTHS_OF[action]);
      expect(wrongIn(action, { length: undefined })).toBe('body.length');
    }
    expect(those((action) => wrongIn(action, { length: 'day' }) === null)).toEqual(['mute', 'ban']);
  });

  it('says what becomes of the words where it is about their author', () => {
    for (const words of ['hide', 'show'] as const) {
      expect(those((action) => wrongIn(action, { words }) === null)).toEqual(['warn', 'mute', 'ban']);
    }
    expect(wrongIn('hide', { words: 'show' })).toBe('body.words');
  });
});

it.each([
  ['hour', 1],
  ['day', 24],
  ['week', 168],
  ['month', 720],
] as const)('a %s ends %i hours later', (length, hours) => {
  expect(endOf(length, 5000)).toBe(5000 + hours * HOUR);
});

it('for good has no end', () => {
  expect(endOf('for-good', 5000)).toBe(FOREVER);
});

it('words are hidden by a mute and a ban, and stand after a warning, unless it is said otherwise', () => {
  expect(those((action) => hidesWords({ action }))).toEqual(['hide', 'mute', 'ban']);
  expect(those((action) => hidesWords({ action, words: 'hide' }))).toEqual(['hide', 'warn', 'mute', 'ban']);
  expect(those((action) => hidesWords({ action, words: 'show' }))).toEqual(['hide']);
});

it('a message and a second look leave the case open', () => {
  expect(those((action) => !closesCase(action))).toEqual(['write', 'ask-second']);
});

it('what is done to words or people can be undone, and what was told at once cannot', () => {
  expect(ACTIONS.filter(canBeUndone)).toEqual(['hide', 'warn', 'mute', 'ban', 'dismiss']);
});
