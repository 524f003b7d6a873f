import {
  startTicking,
  type TutorialAction,
  type TutorialState,
  tutorialReducer,
  tutorialStart,
} from '../tutorial-timing.ts';

/**
 * Keeps the tutorial's state outside React. The time changes twenty times a second, but only the bar shows it; the
 * rest of the card is rendered when the step changes, when playing starts or stops, and at the end.
 */
export interface TutorialClock {
  /** The state, exact to the last tick. */
  now: () => TutorialState;
  /** The state as it was at the last change of step, playing or end; the same object until the next. */
  shown: () => TutorialState;
  dispatch: (action: TutorialAction) => void;
  /** Lets the time pass until the returned function is called. */
  run: () => () => void;
  /** Calls back after every change, ticks included. */
  subscribe: (listener: () => void) => () => void;
}

/** A clock for steps of `durations` milliseconds, at the start of the first. */
export function createTutorialClock(
  durations: readonly (number | undefined)[],
  reducedMotion: boolean,
): TutorialClock {
  const reduce = tutorialReducer(durations);
  const listeners = new Set<() => void>();
  let state = tutorialStart(reducedMotion);
  let shown = state;

  function dispatch(action: TutorialAction): void {
    const next = reduce(state, action);
    if (next === state) return;
    state = next;
    if (next.step !== shown.step || next.playing !== shown.playing || next.ended !== shown.ended)
      shown = next;
    for (const listener of listeners) listener();
  }

  return {
    now: () => state,
    shown: () => shown,
    dispatch,
    run: () => startTicking((ms) => dispatch({ type: 'tick', ms })),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
