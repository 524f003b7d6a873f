/** A step without a duration of its own takes this long. The bar moves every `tickMs` (docs/product.md, Tutorial). */
export const tutorialTiming = { defaultStepMs: 3000, tickMs: 50 } as const;

export interface TutorialState {
  /** From 0. */
  step: number;
  /** How much of the step's duration has passed; pausing keeps it. */
  elapsedMs: number;
  playing: boolean;
  ended: 'completed' | 'skipped' | null;
}

export type TutorialAction =
  | { type: 'tick'; ms: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'jump'; step: number }
  | { type: 'toggle' }
  | { type: 'pause' }
  | { type: 'skip' };

/** Auto-play is on at the start, unless motion is reduced: then the tutorial stands still until it is asked to play. */
export function tutorialStart(reducedMotion: boolean): TutorialState {
  return { step: 0, elapsedMs: 0, playing: !reducedMotion, ended: null };
}

/**
 * How the tutorial moves on (docs/product.md, States), for steps of `durations` milliseconds: `reduce(state,
 * action)`. Nothing happens any more once it has ended.
 */
export function tutorialReducer(durations: readonly (number | undefined)[]) {
  const last = durations.length - 1;

  function goTo(state: TutorialState, step: number): TutorialState {
    if (step > last) return { ...state, playing: false, ended: 'completed' };
    return { ...state, step: Math.max(0, step), elapsedMs: 0, playing: false };
  }

  /**
   * The time that is left over from one step counts for the next, so that rare ticks do not make the tutorial longer.
   */
  function pass(state: TutorialState, ms: number): TutorialState {
    let { step, elapsedMs } = { ...state, elapsedMs: state.elapsedMs + ms };
    while (elapsedMs >= durationOf(step)) {
      if (step === last) return { step, elapsedMs: durationOf(step), playing: false, ended: 'completed' };
      elapsedMs -= durationOf(step);
      step += 1;
    }
    return { ...state, step, elapsedMs };
  }

  function durationOf(step: number): number {
    return durations[step] ?? tutorialTiming.defaultStepMs;
  }

  return function reduce(state: TutorialState, action: TutorialAction): TutorialState {
    if (state.ended !== null) return state;
    switch (action.type) {
      case 'tick':
        return state.playing ? pass(state, action.ms) : state;
      case 'next':
        return goTo(state, state.step + 1);
      case 'previous':
        return goTo(state, state.step - 1);
      case 'jump':
        return goTo(state, Math.min(action.step, last));
      case 'toggle':
        return { ...state, playing: !state.playing };
      case 'pause':
        return { ...state, playing: false };
      case 'skip':
        return { ...state, playing: false, ended: 'skipped' };
    }
  };
}

/** Calls `onTick` every 50 ms with the time that has really passed, until the returned function is called. */
export function startTicking(onTick: (ms: number) => void): () => void {
  let before = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    onTick(now - before);
    before = now;
  }, tutorialTiming.tickMs);
  return () => clearInterval(timer);
}
