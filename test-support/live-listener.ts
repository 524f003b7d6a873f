import { openLive } from '#features/notifications/notifications.contract.ts';
import type { TestClient } from './test-client.ts';

/** One server-sent event. */
export interface LiveEvent {
  /** What `Last-Event-ID` would be after it; null: it said none. */
  id: string | null;
  event: string;
  /** The parsed content; undefined: it only says that the stream is there. */
  data: { changed: string[] } | undefined;
}

/** Listens to `/api/live` as a browser does. */
export class LiveListener {
  readonly #events: AsyncGenerator<LiveEvent>;
  readonly #leave: AbortController;
  lastId: string | null = null;

  private constructor(body: ReadableStream<Uint8Array>, leave: AbortController) {
    this.#leave = leave;
    this.#events = eventsIn(body);
  }

  /** @param heard the `Last-Event-ID` to resume at, or the page's age in milliseconds */
  static async open(client: TestClient, heard: string | number | null = null): Promise<LiveListener> {
    const leave = new AbortController();
    const address = typeof heard === 'number' ? `${openLive.path}?age=${heard}` : openLive.path;
    const headers = typeof heard === 'string' ? { 'last-event-id': heard } : undefined;
    const response = await client.fetch(address, { signal: leave.signal, ...(headers && { headers }) });
    if (response.status !== 200 || !response.body) throw new Error(`live: ${response.status}`);
    const listener = new LiveListener(response.body, leave);
    // The first block says where it begins: from now on nothing is missed.
    await listener.#next();
    return listener;
  }

  first: LiveEvent | null = null;

  async #next(): Promise<LiveEvent | null> {
    const { value, done } = await this.#events.next();
    if (done) return null;
    this.lastId = value.id ?? this.lastId;
    this.first ??= value;
    return value;
  }

  /** The next event that says something; null when the stream has ended. */
  async next(): Promise<LiveEvent | null> {
    for (;;) {
      const event = await this.#next();
      if (event === null || event.data !== undefined) return event;
    }
  }

  /** The paths that the next event says have changed. */
  async changed(): Promise<string[] | null> {
    return (await this.next())?.data?.changed ?? null;
  }

  leave(): void {
    this.#leave.abort();
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  let text = '';
  for await (const part of body.pipeThrough(
    new TextDecoderStream() as never,
  ) as unknown as AsyncIterable<string>) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const at = line.indexOf(':');
          return [line.slice(0, at), line.slice(at + 1).trim()] as const;
        }),
      );
      const data = fields.get('data');
      if (!fields.has('id') && data === undefined) continue;
      yield {
        id: fields.get('id') ?? null,
        event: fields.get('event') ?? 'message',
        data: data === undefined ? undefined : JSON.parse(data),
      };
    }
  }
}
