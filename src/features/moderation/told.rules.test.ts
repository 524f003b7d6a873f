import { describe, expect, it } from 'vitest';
import { ACTIONS, APPEALABLE, MODERATION_LIMITS } from './moderation.rules.ts';
import { isExported, isTold, mayBeAppealed, type TellableAction } from './told.rules.ts';

const DONE = 1000;
const SETTLED = DONE + MODERATION_LIMITS.undoMs;

function action(change: Partial<TellableAction>): TellableAction {
  return { action: 'hide', undoes_id: null, created_at: DONE, undoneBy: null, ...change };
}

describe('what an author is told', () => {
  it.each(['hide', 'warn', 'mute', 'ban'] as const)('%s: once it cannot be undone any more', (kind) => {
    expect(isTold(action({ action: kind }), SETTLED - 1)).toBe(false);
    expect(isTold(action({ action: kind }), SETTLED)).toBe(true);
    expect(isTold(action({ action: kind, undoneBy: 'undo' }), SETTLED)).toBe(false);
    expect(isTold(action({ action: kind, undoneBy: 'lift' }), SETTLED)).toBe(true);
  });

  it.each(['hold', 'write', 'lift', 'grant', 'keep'] as const)('%s: at once', (kind) => {
    expect(isTold(action({ action: kind }), DONE)).toBe(true);
  });

  it.each(['ask-second', 'undo', 'reveal'] as const)('%s: never', (kind) => {
    expect(isTold(action({ action: kind, undoes_id: 'one' }), SETTLED)).toBe(false);
  });

  it('that all is fine: where something was done to the words before, and not where somebody only reported them', () => {
    expect(isTold(action({ action: 'dismiss' }), SETTLED)).toBe(false);
    expect(isTold(action({ action: 'dismiss', undoes_id: 'the hold' }), SETTLED)).toBe(true);
    expect(isTold(action({ action: 'dismiss', undoes_id: 'the hold' }), SETTLED - 1)).toBe(false);
  });

  it('in their export, that somebody looked who wrote it, too', () => {
    expect(isExported(action({ action: 'reveal' }), DONE)).toBe(true);
    expect(isExported(action({ action: 'ask-second' }), SETTLED)).toBe(false);
    for (const now of [SETTLED - 1, SETTLED])
      expect(isExported(action({}), now)).toBe(isTold(action({}), now));
  });
});

describe('what can be appealed', () => {
  const may = (one: TellableAction, now = SETTLED, isAppealed = false) =>
    mayBeAppealed(one, { now, isAppealed });

  it('is what was done to words or people, and nothing else', () => {
    expect(ACTIONS.filter((kind) => may(action({ action: kind, undoes_id: 'one' })))).toEqual(
      ACTIONS.filter((kind) => (APPEALABLE as readonly string[]).includes(kind)),
    );
  });

  it('once it was told, while it holds, and one time', () => {
    expect(may(action({}))).toBe(true);
    expect(may(action({}), SETTLED - 1)).toBe(false);
    expect(may(action({}), SETTLED, true)).toBe(false);
    for (const undoneBy of ['undo', 'lift', 'grant', 'dismiss'] as const) {
      expect(may(action({ undoneBy }))).toBe(false);
    }
  });
});
