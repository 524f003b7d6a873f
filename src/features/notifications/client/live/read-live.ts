import { apiRequest } from '#platform/client/api-client.ts';
import { openLive } from '../../notifications.contract.ts';
import { eventBlocks } from './event-blocks.ts';

/** What the server told. */
export interface LiveNews {
  /** Paths whose answers have changed, each with all below it. */
  changed: readonly string[];
  /** What to resume after. */
  lastId: string;
}

/** Three times as long as the server lets pass between two signs of life: then the line is dead. */
const SILENCE_MS = 70_000;

/**
 * Listens until the stream ends, and says why: the server stopped ('ended'), the session is over, or this person listens in
 * too many browsers.
 * @param lastId resumes; null: everything since the page was loaded is told
 * @throws {ApiError} when the server refuses, and what `fetch` throws when the line is lost
 */
export async function readLive(
  lastId: string | null,
  signal: AbortSignal,
  hear: (news: LiveNews) => void,
): Promise<'ended' | 'over' | 'elsewhere'> {
  const line = new AbortController();
  const leave = () => line.abort(signal.reason);
  // `AbortSignal.any` is younger than the oldest browsers that are served.
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  let silence = setTimeout(() => line.abort(), SILENCE_MS);
  const address = lastId === null ? `${openLive.path}?age=${Math.round(performance.now())}` : openLive.path;
  try {
    const response = await apiRequest('GET', address, {
      signal: line.signal,
      ...(lastId !== null && { lastEventId: lastId }),
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      clearTimeout(silence);
      silence = setTimeout(() => line.abort(), SILENCE_MS);
      const { blocks, rest } = eventBlocks(text + value);
      text = rest;
      for (const { id, event, data } of blocks) {
        if (event === 'over' || event === 'elsewhere') return event;
        if (id === null) continue;
        const changed = data === null ? [] : (JSON.parse(data) as { changed: string[] }).changed;
        hear({ changed, lastId: id });
      }
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', leave);
  }
}
