import type { CallInput, CallOutput, Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { mended } from './after-refusal.ts';
import { type ApiRequestOptions, apiJson } from './api-client.ts';
import { sendAfterLook } from './before-sending.ts';
import { randomId } from './random-id.ts';
import { shownUser } from './shown-user.ts';

/** How a call is made, besides its input. */
export interface CallOptions extends Omit<ApiRequestOptions, 'body'> {
  /** No look is waited for (`beforeSending`): nobody else reads what is sent, or its screen has looked at it. */
  goesAtOnce?: boolean;
}

/**
 * Calls an endpoint of a contract: `await callEndpoint(createEntry, { body })`. An idempotent endpoint is always given an
 * idempotency key: the caller's, who sends the same one with each try, or one made here.
 * @throws {ApiError} for any answer that is not successful.
 */
export function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { goesAtOnce = false, ...options }: CallOptions = {},
): Promise<CallOutput<E>> {
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  const request = {
    // Once for all tries: what was refused may wait for an answer until somebody else is here.
    from: shownUser(),
    ...(endpoint.idempotent && { idempotencyKey: randomId() }),
    ...options,
    ...(body && { body }),
  };
  const url = endpointUrl(endpoint.path, params, query);
  const send = () => mended(() => apiJson<CallOutput<E>>(endpoint.method, url, request));
  return body && !goesAtOnce ? sendAfterLook(endpoint, body, send) : send();
}
