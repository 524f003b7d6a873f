import { useState } from 'react';
import { toast } from '#ui/toast-store.ts';
import { ApiError } from './api-error.ts';
import { randomId } from './random-id.ts';
import { shownUser } from './shown-user.ts';

/** What was sent to create something and has had no answer that says it was created. It is kept with what is being written. */
export interface Sent {
  /** The idempotency key of all of it: the server creates something of the first that reaches it, and of no other. */
  key: string;
  /** The bodies that were sent under this key, as JSON, the last one last. */
  bodies: readonly string[];
}

/** Where it is kept: a draft, or the component that asks. */
export interface KeptSent {
  latest: () => { sent: Sent | null };
  change: (changes: { sent: Sent | null }) => void;
}

export interface Created<Body, Made> {
  made: Made;
  /** Of which it was made: with `hadArrived` not the one that was sent now. */
  body: Body;
  /** An earlier try, whose answer was lost, had created it: what was written since is not in it. */
  hadArrived: boolean;
}

/**
 * Creates something once, however often it is sent and whatever is changed in between: all tries have the same key. Where an earlier
 * one had arrived, the server refuses other words under its key, and what that one made is read by sending it again. It is not sent
 * again before that: who has taken words back did not want them to be seen.
 * @param call creates it from a body, under the key and as one user; what was sent before `goesAtOnce`, it was looked at then
 * @param from whose it is: that user, in all tries
 * @throws what `call` throws
 */
export async function createOnce<Body extends object, Made>(
  kept: KeptSent,
  body: Body,
  call: (
    body: Body,
    options: { idempotencyKey: string; from: string; goesAtOnce?: boolean },
  ) => Promise<Made>,
  from = shownUser(),
): Promise<Created<Body, Made>> {
  const text = JSON.stringify(body);
  const { key, bodies } = kept.latest().sent ?? { key: randomId(), bodies: [] };
  const earlier = bodies.filter((one) => one !== text);
  kept.change({ sent: { key, bodies: [...earlier, text] } });
  const options = { idempotencyKey: key, from };
  try {
    return { made: await call(body, options), body, hadArrived: false };
  } catch (error) {
    if (!hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) throw error;
  }
  for (const one of earlier) {
    const first = JSON.parse(one) as Body;
    try {
      return { made: await call(first, { ...options, goesAtOnce: true }), body: first, hadArrived: true };
    } catch (error) {
      // It was deleted since: then these are new words.
      if (hasCode(error, 'NOT_FOUND')) break;
      if (!hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) throw error;
    }
  }
  kept.change({ sent: null });
  return createOnce(kept, body, call, from);
}

/** Clears a draft that stands where it was sent to. One whose earlier words stand there is kept, and that is said. */
export function clearCreated(
  kept: KeptSent & { clear: () => void },
  { hadArrived }: { hadArrived: boolean },
): void {
  if (hadArrived) {
    kept.change({ sent: null });
    hadArrivedToast();
  } else kept.clear();
}

/** Keeps it for as long as a component is shown: for what is not kept as a draft. */
export function useSent(): KeptSent {
  const [kept] = useState(() => {
    let now: { sent: Sent | null } = { sent: null };
    return {
      latest: () => now,
      change: (changes: typeof now) => {
        now = changes;
      },
    };
  });
  return kept;
}

/** Says that something stands there as it was first written, and whether what was changed since is still in its form. */
export function hadArrivedToast({ isRestKept } = { isRestKept: true }): void {
  toast({
    title: 'It had arrived already',
    description: `It stands there as you first sent it.${isRestKept ? ' What you have changed since is kept where you wrote it.' : ''}`,
  });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
