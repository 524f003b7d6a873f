import { keptToSend } from '#platform/client/kept-to-send.ts';
import type { RequestBody } from './request-draft.ts';

/** A request that goes out by itself. */
export interface KeptRequest {
  idempotencyKey: string;
  body: RequestBody;
  /** What was sent before under the same key, as JSON; absent in what earlier versions kept. */
  earlier?: readonly string[];
}

/** Requests that were asked without a connection. */
export const keptRequests = keptToSend<KeptRequest>(
  'prayer-to-send',
  ({ idempotencyKey, body }) => typeof idempotencyKey === 'string' && Boolean(body),
);

/** Keeps a request for when there is a connection; false when this browser keeps nothing. */
export function keepRequestToSend(userId: string, request: KeptRequest): boolean {
  const others = othersThan(userId, request);
  if (keptRequests.write(userId, [...others, request])) return true;
  // Its words stay in the form, from which it is asked again: it is not to go out by itself, too.
  keptRequests.write(userId, others);
  return false;
}

export function forgetKeptRequest(userId: string, request: KeptRequest): void {
  keptRequests.write(userId, othersThan(userId, request));
}

function othersThan(userId: string, { idempotencyKey }: KeptRequest): KeptRequest[] {
  return keptRequests.of(userId).filter((kept) => kept.idempotencyKey !== idempotencyKey);
}
