import { whenUserGoes } from './shown-user.ts';

/** A question to the person over any screen, for whose answer calls wait. */
export interface OpenQuestion<Asked> {
  /** One is open at a time in a page: who asks meanwhile waits for the same answer. False: the person turned back. */
  ask(asked: Asked): Promise<boolean>;
  settle(goesOn: boolean): void;
  /** What is asked now; null: nothing. */
  current(): Asked | null;
  subscribe(listener: () => void): () => void;
}

/** It goes with the person: whoever comes next has nothing to do with what waits for it. */
export function createQuestion<Asked>(): OpenQuestion<Asked> {
  let open: { asked: Asked; answer: Promise<boolean>; settle: (goesOn: boolean) => void } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const question: OpenQuestion<Asked> = {
    ask(asked) {
      if (open !== null) return open.answer;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      open = { asked, answer: promise, settle: resolve };
      tell();
      return promise;
    },
    settle(goesOn) {
      open?.settle(goesOn);
      open = null;
      tell();
    },
    current: () => open?.asked ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  whenUserGoes(() => question.settle(false));
  return question;
}
