import { onRefusal } from '#platform/client/after-refusal.ts';
import { whenUserGoes } from '#platform/client/shown-user.ts';

/** What has to be known of somebody before their first word reaches others. */
export type Asked = 'guidelines' | 'age';

const ASKED_FOR: Readonly<Record<string, Asked>> = {
  GUIDELINES_NOT_AGREED: 'guidelines',
  AGE_NOT_TOLD: 'age',
};

/** One question is open at a time in a tab: calls that come meanwhile wait for the same answer. */
interface Open {
  asked: Asked;
  answer: Promise<boolean>;
  /** True: it was answered, and what waits can be sent. False: the person turned back. */
  settle: (isAnswered: boolean) => void;
}

let open: Open | null = null;
const listeners = new Set<() => void>();

function put(next: Open | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * From now on, words that the server does not take before the guidelines are agreed to, or the age is told, wait for the person
 * to do so, and are sent then by the call that was refused. Composers need nothing for it. The question goes with the person:
 * whoever comes next has nothing to do with those words.
 */
export function askBeforeFirstWords(): void {
  whenUserGoes(() => settleQuestion(false));
  onRefusal(({ code }) => {
    const asked = code === undefined ? undefined : ASKED_FOR[code];
    if (asked === undefined) return null;
    if (open === null) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      put({ asked, answer: promise, settle: resolve });
    }
    return open!.answer;
  });
}

/** What is asked now; null: nothing. */
export function openQuestion(): Asked | null {
  return open?.asked ?? null;
}

/** Ends the question: what waits is sent, or is not. */
export function settleQuestion(isAnswered: boolean): void {
  open?.settle(isAnswered);
  put(null);
}

export function onQuestionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
