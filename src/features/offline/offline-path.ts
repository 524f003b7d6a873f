/** The screen that the browser opens where no page of the server comes (public/offline-worker.js). */
export const OFFLINE_PATH = '/offline';
