import { localDrafts } from '#platform/client/local-drafts.ts';
import type { RequestBody } from './request-draft.ts';

/** A request that goes out by itself. */
export interface KeptRequest {
  idempotencyKey: string;
  body: RequestBody;
  /** What was sent before under the same key, as JSON; absent in what earlier versions kept. */
  earlier?: readonly string[];
}

const name = 'prayer-to-send';
const listeners = new Set<() => void>();

/** Requests that were asked without a connection, the oldest first. They are kept in this browser until they can go out. */
export function keptRequests(userId: string): KeptRequest[] {
  return parse(localDrafts.read(userId, name));
}

/** Keeps a request for when there is a connection; false when this browser keeps nothing. */
export function keepRequestToSend(userId: string, request: KeptRequest): boolean {
  const others = keptRequests(userId).filter(
    ({ idempotencyKey }) => idempotencyKey !== request.idempotencyKey,
  );
  if (write(userId, [...others, request])) return true;
  // Its words stay in the form, from which it is asked again: it is not to go out by itself, too.
  write(userId, others);
  return false;
}

export function forgetKeptRequest(userId: string, { idempotencyKey }: KeptRequest): void {
  write(
    userId,
    keptRequests(userId).filter((kept) => kept.idempotencyKey !== idempotencyKey),
  );
}

/** Those of a tab that is closed by now become this tab's, if this tab has none of its own. */
export async function takeOverKeptRequests(userId: string): Promise<void> {
  if (keptRequests(userId).length > 0) return;
  const text = await localDrafts.takeOver(userId, name, () => keptRequests(userId).length === 0);
  if (text !== null) tell();
}

export function onKeptRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(userId: string, requests: readonly KeptRequest[]): boolean {
  const isKept = localDrafts.write(userId, name, requests.length === 0 ? '' : JSON.stringify(requests));
  tell();
  return isKept;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function parse(text: string | null): KeptRequest[] {
  try {
    const value = JSON.parse(text ?? '[]') as KeptRequest[];
    return value.filter(({ idempotencyKey, body }) => typeof idempotencyKey === 'string' && Boolean(body));
  } catch {
    return [];
  }
}
