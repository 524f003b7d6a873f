import { constants } from 'node:os';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** What of Node's `process` is needed; a test gives another one. */
interface SignalledProcess {
  on(signal: (typeof SIGNALS)[number], listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * The first signal stops the server and then ends the process with code 0, or 1 when stopping failed. A second one ends
 * the process at once, with the code that a shell gives for that signal.
 * @param echoMs how long the first signal may arrive again
 */
export function onSignals(
  target: SignalledProcess,
  echoMs: number,
  { stop, now = () => performance.now() }: { stop(): Promise<void>; now?: () => number },
): void {
  let firstAt: number | null = null;
  for (const signal of SIGNALS) {
    target.on(signal, () => {
      if (firstAt !== null) {
        if (now() - firstAt >= echoMs) target.exit(128 + constants.signals[signal]);
        return;
      }
      firstAt = now();
      stop().then(
        () => target.exit(0),
        (error: unknown) => {
          console.error(error);
          target.exit(1);
        },
      );
    });
  }
}

/**
 * npm passes a signal on to what it runs. Ctrl+C, and supervisors that signal every process of a service, reach both npm
 * and the server, which then gets the same signal twice.
 */
export function signalEchoMs(env: Record<string, string | undefined>): number {
  return env['npm_lifecycle_event'] === 'start' ? 1000 : 0;
}
