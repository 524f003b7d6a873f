import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tutorialSteps } from './tutorial-steps.ts';
import { startTicking, type TutorialAction, tutorialReducer, tutorialStart } from './tutorial-timing.ts';

const durations = tutorialSteps.map((step) => step.durationMs);
const total = durations.reduce((sum, ms) => sum + ms, 0);

/** A tutorial that runs by the (fake) clock. */
function playing(reducedMotion = false) {
  const reduce = tutorialReducer(durations);
  let state = tutorialStart(reducedMotion);
  const act = (action: TutorialAction) => {
    state = reduce(state, action);
  };
  const stop = startTicking((ms) => act({ type: 'tick', ms }));
  return { now: () => state, act, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the steps', () => {
  it('are the eight of docs/product.md, in order', () => {
    expect(tutorialSteps.map(({ id, highlight, durationMs }) => [id, highlight, durationMs])).toEqual([
      ['welcome', null, 3000],
      ['xp-system', 'currentXP', 4000],
      ['avatar', 'avatar', 3500],
      ['chests', 'chests', 4000],
      ['community', 'community', 4500],
      ['journaling', 'journal', 3500],
      ['prayer', 'prayer', 4000],
      ['events', 'events', 3500],
    ]);
  });

  it('each come in their own way', () => {
    expect(new Set(tutorialSteps.map((step) => step.entrance)).size).toBe(tutorialSteps.length);
  });
});

describe('left alone', () => {
  it('ends itself after exactly the sum of its durations', () => {
    const tutorial = playing();
    vi.advanceTimersByTime(total - 1);
    expect(tutorial.now()).toMatchObject({ step: 7, ended: null });
    vi.advanceTimersByTime(1);
    expect(tutorial.now().ended).toBe('completed');
    tutorial.stop();
  });

  it('shows each step for its own duration', () => {
    const tutorial = playing();
    let passed = 0;
    for (const [index, ms] of durations.entries()) {
      expect(tutorial.now().step).toBe(index);
      vi.advanceTimersByTime(ms - 1);
      passed += ms;
      expect(tutorial.now().step, `one millisecond before ${passed}`).toBe(index);
      vi.advanceTimersByTime(1);
    }
    tutorial.stop();
  });

  it('moves its bar every 50 ms', () => {
    const tutorial = playing();
    vi.advanceTimersByTime(49);
    expect(tutorial.now().elapsedMs).toBe(0);
    vi.advanceTimersByTime(1);
    expect(tutorial.now().elapsedMs).toBe(50);
    vi.advanceTimersByTime(50);
    expect(tutorial.now().elapsedMs).toBe(100);
    tutorial.stop();
  });

  it('stands still when motion is reduced, until it is asked to play', () => {
    const tutorial = playing(true);
    vi.advanceTimersByTime(total);
    expect(tutorial.now()).toMatchObject({ step: 0, elapsedMs: 0, ended: null });
    tutorial.act({ type: 'toggle' });
    vi.advanceTimersByTime(total);
    expect(tutorial.now().ended).toBe('completed');
    tutorial.stop();
  });
});

describe('its controls', () => {
  it.each<[TutorialAction, number]>([
    [{ type: 'next' }, 2],
    [{ type: 'previous' }, 0],
    [{ type: 'jump', step: 5 }, 5],
  ])('%j turns auto-play off', (action, step) => {
    const tutorial = playing();
    vi.advanceTimersByTime(3500);
    tutorial.act(action);
    vi.advanceTimersByTime(total);
    expect(tutorial.now()).toEqual({ step, elapsedMs: 0, playing: false, ended: null });
    tutorial.stop();
  });

  it('pausing keeps the elapsed time', () => {
    const tutorial = playing();
    vi.advanceTimersByTime(2000);
    tutorial.act({ type: 'toggle' });
    vi.advanceTimersByTime(60_000);
    expect(tutorial.now()).toMatchObject({ step: 0, elapsedMs: 2000, playing: false });
    tutorial.act({ type: 'toggle' });
    vi.advanceTimersByTime(999);
    expect(tutorial.now().step).toBe(0);
    vi.advanceTimersByTime(1);
    expect(tutorial.now().step).toBe(1);
    tutorial.stop();
  });

  it('next on the last step completes, skip skips, and nothing follows', () => {
    const reduce = tutorialReducer(durations);
    const last = reduce(tutorialStart(false), { type: 'jump', step: 7 });
    const completed = reduce(last, { type: 'next' });
    expect(completed.ended).toBe('completed');
    expect(reduce(completed, { type: 'previous' })).toBe(completed);
    expect(reduce(tutorialStart(false), { type: 'skip' }).ended).toBe('skipped');
  });

  it('never leaves the steps', () => {
    const reduce = tutorialReducer(durations);
    expect(reduce(tutorialStart(false), { type: 'previous' }).step).toBe(0);
    expect(reduce(tutorialStart(false), { type: 'jump', step: 99 })).toMatchObject({ step: 7, ended: null });
  });

  it('a step without a duration takes three seconds', () => {
    const reduce = tutorialReducer([undefined, 1000]);
    const before = reduce(tutorialStart(false), { type: 'tick', ms: 2999 });
    expect(before.step).toBe(0);
    expect(reduce(before, { type: 'tick', ms: 1 }).step).toBe(1);
  });
});
