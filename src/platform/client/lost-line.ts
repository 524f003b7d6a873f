/**
 * A line of a phone falls silent without an error: what was asked for would be waited for until the browser gives it up, minutes later
 * or never. The server itself answers sooner, or says that it cannot. Milliseconds.
 */
const PATIENCE_MS = 30_000;
/** What is sent takes its time, on the slowest of lines as well. Bytes a millisecond. */
const SLOWEST = 4;

/** After so long a line that broke off, from one mast or wireless network to the next, is often there again. */
const AGAIN_AFTER_MS = 500;

const NOTHING_CAME = 'nothing came';
/** As `fetch` says that there is no connection. */
const lost = () => new TypeError(NOTHING_CAME);

/**
 * Runs a call that sends `bytes`; it calls `came` when a part of the answer is there. Where nothing comes for too long it is given up.
 * @throws {TypeError} when it was given up, as when there is no connection
 */
export async function onLivingLine<T>(
  { bytes, signal }: { bytes: number; signal: AbortSignal | undefined },
  call: (line: AbortSignal, came: () => void) => Promise<T>,
): Promise<T> {
  const line = new AbortController();
  // `AbortSignal.any` is younger than the oldest browsers that are served.
  const leave = () => line.abort(signal?.reason);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted) leave();
  let isLost = false;
  const giveUp = () => {
    isLost = true;
    line.abort();
  };
  let silence = setTimeout(giveUp, PATIENCE_MS + bytes / SLOWEST);
  const came = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, PATIENCE_MS);
  };
  try {
    return await call(line.signal, came);
  } catch (error) {
    throw isLost ? lost() : error;
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * The same for what cannot be given up, such as a script: who waits for it hears that it did not come, and it may come later. What fails is
 * asked for once more, but not on a line that is silent, or where the browser knows of none.
 */
export async function inTime<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await onceInTime(load());
  } catch (error) {
    const isSilent = error instanceof TypeError && error.message === NOTHING_CAME;
    if (isSilent || navigator.onLine === false) throw error;
    await new Promise((go) => setTimeout(go, AGAIN_AFTER_MS));
    return onceInTime(load());
  }
}

function onceInTime<T>(arrival: Promise<T>): Promise<T> {
  let silence: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    silence = setTimeout(() => reject(lost()), PATIENCE_MS);
  });
  return Promise.race([arrival, late]).finally(() => clearTimeout(silence));
}
