import pino from 'pino';
import type { SeenRequest } from '../http/watch-requests.ts';

/** Where access lines go, and what was lost of them. */
export interface AccessLog {
  write(seen: SeenRequest): void;
  /** Lines that were thrown away because nobody took the output. */
  dropped(): number;
  /** Writes what waits, at the end of the process, and closes the output unless it is a standard one. */
  close(): Promise<void>;
}

/** Up to this size the system writes to a pipe in one piece, so that other lines cannot come in between. */
const ONE_WRITE_BYTES = 4096;
/** If whoever reads the output stands still, so much is kept. What comes then is dropped: a line is not worth a request. */
const WAITING_BYTES = 1024 * 1024;
const FLUSH_EVERY_MS = 500;
/** At the end, a tenth of a second apart. */
const LAST_TRIES = 10;

/**
 * Writes one line for each request to the standard output, as JSON like every other line. The lines are gathered and
 * written by another thread, at the latest after half a second; kill -9 loses those of that time.
 * @param dest a file descriptor; another one in tests
 */
export function openAccessLog(dest: number | string = 1): AccessLog {
  let isClosed = false;
  let lastTries = 0;
  let dropped = 0;
  const output = pino.destination({
    dest,
    sync: false,
    minLength: ONE_WRITE_BYTES - 256,
    maxWrite: ONE_WRITE_BYTES,
    maxLength: WAITING_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
    retryEAGAIN() {
      if (isClosed) lastTries += 1;
      return lastTries < LAST_TRIES;
    },
  });
  output.on('drop', () => {
    dropped += 1;
  });
  // Nobody reads the output any more; the server goes on.
  output.on('error', () => {});
  return {
    write(seen) {
      if (!isClosed) output.write(accessLine(seen, Date.now()));
    },
    dropped: () => dropped,
    close() {
      if (isClosed) return Promise.resolve();
      isClosed = true;
      // Some lines may be on their way in the other thread: what waits has to be written behind them.
      return new Promise((resolve) => {
        output.once('close', resolve);
        // Nobody takes the last lines; that must not hold up the end.
        output.once('error', resolve);
        output.end();
      });
    },
  };
}

/**
 * One access line: nothing in it was typed by a person. The route is the pattern (`/api/files/:id`); ids, query and the
 * visitor's address are not in it.
 * @param now epoch ms
 */
export function accessLine({ id, method, route, status, seconds }: SeenRequest, now: number): string {
  // Written by hand, because it is written for every request: ids are ours, patterns have nothing to escape.
  return `{"level":30,"time":${now},"reqId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(seconds * 10_000) / 10},"msg":"request"}\n`;
}
