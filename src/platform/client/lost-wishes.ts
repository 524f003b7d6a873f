import type { Endpoint } from '#contract/define-endpoint.ts';
import { ApiError, saysNothingWasMade } from './api-error.ts';
import { randomId } from './random-id.ts';

/**
 * Asks an endpoint for somebody who presses again before an answer has come, or after one was lost. What is created has the same
 * idempotency key until an answer comes, so that it is created once; a deletion whose second answer is that nothing is there has
 * happened. For what is pressed: where words are kept that may be changed between two tries, `createOnce` reads what the first has made.
 */
export function createWishes({
  method,
  status,
  idempotent,
}: Pick<Endpoint, 'method' | 'status' | 'idempotent'>) {
  /** The keys of what was asked for and has no answer, by its input as JSON. */
  const unanswered = new Map<string, string>();
  /**
   * @param call sends it
   * @param gone is called in the place of an answer where an earlier try has deleted it
   */
  async function ask<Answer>(
    input: unknown,
    call: (options: { idempotencyKey?: string }) => Promise<Answer>,
    gone: () => void,
  ): Promise<Answer> {
    const text = JSON.stringify(input);
    const earlier = unanswered.get(text);
    const idempotencyKey = earlier ?? randomId();
    unanswered.set(text, idempotencyKey);
    try {
      const answer = await call(idempotent ? { idempotencyKey } : {});
      unanswered.delete(text);
      return answer;
    } catch (error) {
      if (saysNothingWasMade(error)) unanswered.delete(text);
      if (earlier === undefined || !(error instanceof ApiError && error.status === 404)) throw error;
      // It had been made, and was deleted since: then it is wished anew.
      if (idempotent) return ask(input, call, gone);
      if (method !== 'DELETE' || status !== 204) throw error;
      gone();
      return undefined as Answer;
    }
  }
  return { ask };
}
