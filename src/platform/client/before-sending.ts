import type { Endpoint } from '#contract/define-endpoint.ts';

/** What is done once it was sent, with what the server answered. */
export type AfterSending = (answer: unknown) => void;

/** Looks at what is to be sent. Null: nothing stands in its way; else it is sent once the promise resolves, and not where it rejects. */
type Look = (endpoint: Endpoint, body: object) => Promise<AfterSending | null> | null;

let look: Look = () => null;

/** From now on `next` looks at the body of each call before it is sent. */
export function beforeSending(next: Look): void {
  look = next;
}

/** Sends a call once it was looked at: at once where nothing stands in its way, since a page that closes waits for nothing. */
export function sendAfterLook<T>(endpoint: Endpoint, body: object, send: () => Promise<T>): Promise<T> {
  const looked = look(endpoint, body);
  return looked === null ? send() : sendAfter(looked, send);
}

async function sendAfter<T>(looked: Promise<AfterSending | null>, send: () => Promise<T>): Promise<T> {
  const after = await looked;
  const answer = await send();
  after?.(answer);
  return answer;
}
