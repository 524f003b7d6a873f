/** The screen that the browser opens where no page of the server comes; the worker has it, too (public/offline-worker.js). */
export const OFFLINE_PATH = '/offline';

/** Whether a path is that screen, or a chapter that is read below it. */
export function isOfflinePath(path: string): boolean {
  return path === OFFLINE_PATH || path.startsWith(`${OFFLINE_PATH}/`);
}
