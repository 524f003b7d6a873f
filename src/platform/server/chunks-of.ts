import type { IncomingMessage } from 'node:http';
import { givenAway } from './passing-buffers.ts';

/** How many bytes may wait for the reader before the sender has to wait. */
const AHEAD_BYTES = 512 * 1024;

/**
 * The body of a request or an answer as it comes, for one reader who keeps none of the chunks. Read by events: a
 * stream's own iterator copies what waits into one, and stops the socket at every chunk. Whoever leaves early decides
 * what becomes of the rest.
 * @throws what broke it off.
 */
export async function* chunksOf(body: IncomingMessage): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  let failure: unknown = null;
  let news = () => {};
  const take = (chunk: Uint8Array) => {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= AHEAD_BYTES) body.pause();
    news();
  };
  const fail = (error: unknown) => {
    failure ??= error ?? new Error('the connection was closed');
    news();
  };
  const onEnd = () => news();
  const onClose = () => {
    if (!body.readableEnded) fail(body.errored);
  };
  body.on('data', take).on('error', fail).once('end', onEnd).once('close', onClose);
  try {
    if (body.destroyed && !body.readableEnded) fail(body.errored);
    for (;;) {
      for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
        bytes -= chunk.byteLength;
        yield givenAway(chunk);
      }
      if (failure) throw failure;
      if (body.readableEnded) return;
      const more = new Promise<void>((resolve) => {
        news = resolve;
      });
      body.resume();
      await more;
    }
  } finally {
    // An error after this has no reader. The listener stays, because an error without one would end the process.
    body.off('data', take).off('end', onEnd).off('close', onClose);
  }
}
