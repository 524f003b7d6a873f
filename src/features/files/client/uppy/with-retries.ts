import { isWorthRetrying, UPLOAD_RETRY_DELAYS_MS } from '../../uploads.rules.ts';
import { failureStatus, isExpired } from './upload-failure.ts';

/** Does something again after a failure that may pass, with the waits of docs/product.md, Uploads. */
export async function withRetries<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const delay of UPLOAD_RETRY_DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (signal?.aborted || !mayPass(error)) throw error;
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
