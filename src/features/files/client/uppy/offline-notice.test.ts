import Uppy from '@uppy/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOfflineNotice } from './offline-notice.ts';
import { uploadMessages } from './upload-messages.ts';

const line = { onLine: true };
beforeEach(() => {
  vi.useFakeTimers();
  line.onLine = true;
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('window', { navigator: line, addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const uppy = new Uppy({ locale: { strings: uploadMessages, pluralize: () => 0 } });
  keepOfflineNotice(uppy);
  const shown = () => uppy.getState().info.map(({ message }) => message);
  const isOnline = (onLine: boolean) => {
    line.onLine = onLine;
    uppy.updateOnlineStatus();
  };
  return { uppy, shown, isOnline };
}

test('without a connection the notice stays, and others come and go beside it', async () => {
  const { uppy, shown, isOnline } = start();
  isOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['No Internet connection']);
  uppy.info('Cannot add more files', 'error', 3000);
  expect(shown()).toEqual(['No Internet connection', 'Cannot add more files']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown()).toEqual(['No Internet connection']);
});

test('with a connection again it makes room for the good news, which goes in its time', async () => {
  const { shown, isOnline } = start();
  isOnline(false);
  await vi.advanceTimersByTimeAsync(1000);
  isOnline(true);
  expect(shown()).toEqual(['Connected to the Internet']);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown()).toEqual([]);
});

test('is said once, however often Uppy says it, and takes no other notice away', async () => {
  const { uppy, shown, isOnline } = start();
  uppy.info('Cannot add more files', 'error', 3000);
  isOnline(false);
  isOnline(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['Cannot add more files', 'No Internet connection']);
  // Uppy looks for itself at the same time, which may come first by a turn.
  await vi.advanceTimersByTimeAsync(2001);
  expect(shown()).toEqual(['No Internet connection']);
});
