import type { CallInput, CallOutput, Endpoint, OperationOf } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { type ApiRequestOptions, apiJson } from './api-client.ts';

/**
 * Calls an endpoint by its contract's type alone, so that no validation library is sent to the browser:
 *
 *     import type { createEntry } from '../journal.contract.ts';
 *     const entry = await callEndpoint<typeof createEntry>('POST /api/journal/entries', { body }, { idempotencyKey });
 *
 * @throws {ApiError} for any answer that is not successful.
 */
export function callEndpoint<E extends Endpoint>(
  operation: OperationOf<E>,
  input: CallInput<E>,
  options: Omit<ApiRequestOptions, 'body'> = {},
): Promise<CallOutput<E>> {
  const [method = '', path = ''] = operation.split(' ');
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
  return apiJson<CallOutput<E>>(method, endpointUrl(path, params, query), {
    ...options,
    ...(body && { body }),
  });
}
