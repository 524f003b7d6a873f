import type { Endpoint } from '#contract/define-endpoint.ts';

/** Looks at what is to be sent. Null: nothing stands in its way; else it is sent once the promise resolves, and not where it rejects. */
type Look = (endpoint: Endpoint, body: object) => Promise<void> | null;

let look: Look = () => null;

/** From now on `next` looks at the body of each call before it is sent. */
export function beforeSending(next: Look): void {
  look = next;
}

/** What has to be waited for before a call is sent; null: nothing. */
export function whatComesBefore(endpoint: Endpoint, body: object | undefined): Promise<void> | null {
  return body ? look(endpoint, body) : null;
}
