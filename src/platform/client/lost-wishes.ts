import type { Endpoint } from '#contract/define-endpoint.ts';
import { ApiError, saysNothingWasMade } from './api-error.ts';
import { randomId } from './random-id.ts';

/** What is kept of a call whose answer was lost. */
interface Wish {
  /** The input, as JSON. */
  input: string;
  idempotencyKey: string;
}

/**
 * Asks an endpoint for somebody who presses again after an answer was lost. What is created has the same idempotency key until an answer
 * comes, so that it is created once; a deletion whose second answer is that nothing is there has happened.
 */
export function createWishes({
  method,
  status,
  idempotent,
}: Pick<Endpoint, 'method' | 'status' | 'idempotent'>) {
  let lost: Wish | null = null;
  return {
    /**
     * @param call sends it
     * @param gone is called in the place of an answer where an earlier try has deleted it
     */
    async ask<Answer>(
      input: unknown,
      call: (options: { idempotencyKey?: string }) => Promise<Answer>,
      gone: () => void,
    ): Promise<Answer> {
      const text = JSON.stringify(input);
      const earlier = lost?.input === text ? lost : null;
      const wish = earlier ?? { input: text, idempotencyKey: randomId() };
      try {
        const answer = await call(idempotent ? { idempotencyKey: wish.idempotencyKey } : {});
        lost = null;
        return answer;
      } catch (error) {
        lost = saysNothingWasMade(error) ? null : wish;
        const isGone = error instanceof ApiError && error.status === 404;
        if (!(earlier && isGone && method === 'DELETE' && status === 204)) throw error;
        gone();
        return undefined as Answer;
      }
    },
  };
}
