import { isWorthRetrying, UPLOAD_RETRY_DELAYS_MS } from '../../uploads.rules.ts';
import { failureStatus, isExpired } from './upload-failure.ts';

/**
 * Does something again after a failure that may pass, with the waits of docs/product.md, Uploads, or with `delays` in milliseconds. Where the
 * browser knows of no connection it waits for one, or is over at once with `waitsForLine: false`: for what somebody looks at meanwhile.
 */
export async function withRetries<T>(
  send: () => Promise<T>,
  signal?: AbortSignal,
  { delays = UPLOAD_RETRY_DELAYS_MS as readonly number[], waitsForLine = true } = {},
): Promise<T> {
  for (const delay of delays) {
    try {
      return await send();
    } catch (error) {
      if (signal?.aborted || !mayPass(error)) throw error;
      if (!waitsForLine && !navigator.onLine) throw error;
    }
    await (navigator.onLine ? after(delay) : untilOnline());
    signal?.throwIfAborted();
  }
  return send();
}

function mayPass(error: unknown): boolean {
  return isWorthRetrying(failureStatus(error)) || isExpired(error);
}

function after(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}
