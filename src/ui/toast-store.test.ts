import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addToToasts,
  currentToasts,
  dismissToast,
  offerWithFailures,
  onToastsChanged,
  type ToastContent,
  toast,
  toastLimits,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the limits are those of docs/product.md', () => {
  expect(toastLimits).toEqual({
    atOnce: 1,
    displayMs: 5000,
    withActionMs: 10_000,
    swipeThresholdPx: 50,
    removedAfterDismissalMs: 1_000_000,
  });
});

test('one at a time: a new toast takes the place of the one before', () => {
  toast({ title: 'Avatar Updated' });
  toast({ title: 'Update Failed', variant: 'destructive' });
  expect(currentToasts().map(({ title, open }) => ({ title, open }))).toEqual([
    { title: 'Update Failed', open: true },
  ]);
  dismissToast(currentToasts()[0]!.id);
});

test('a dismissed toast closes at once and is removed 1,000,000 ms later', () => {
  const id = toast({ title: 'Welcome back!' });
  dismissToast(id);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test('what follows from an action is said in its own toast, but not beside a failure', async () => {
  const addition = { words: 'Clay Jar is ready', label: 'Open it', press: () => {} };
  const said = [addition];
  addToToasts(async () => said.pop() ?? null);
  const shown = async (content: ToastContent) => {
    toast(content);
    await Promise.resolve();
    return currentToasts()[0];
  };
  expect(await shown({ title: 'Error Saving Entry', variant: 'destructive' })).not.toHaveProperty('addition');
  expect(await shown({ title: 'Journal Entry Saved' })).toMatchObject({ addition });
  expect(await shown({ title: 'Verse Copied' })).not.toHaveProperty('addition');
  addToToasts(async () => {
    throw new Error('no connection');
  });
  expect(await shown({ title: 'Verse Copied' })).not.toHaveProperty('addition');
  addToToasts(async () => null);
  dismissToast(currentToasts()[0]!.id);
});

test('what is offered with failures stands beside each of them, unless it offers something itself', () => {
  const addition = { words: 'A newer Lampstand is here.', label: 'Load again', press: () => {} };
  offerWithFailures(addition);
  const shown = (content: ToastContent) => {
    toast(content);
    return currentToasts()[0];
  };
  expect(shown({ title: 'Error Saving Entry', variant: 'destructive' })).toMatchObject({ addition });
  const own = { words: 'It has gone.', label: 'Undo', press: () => {} };
  expect(shown({ title: 'Not Removed', variant: 'destructive', addition: own })).toMatchObject({
    addition: own,
  });
  expect(shown({ title: 'Verse Copied' })).not.toHaveProperty('addition');
  dismissToast(currentToasts()[0]!.id);
});

test('listeners hear of each change until they leave', () => {
  const listener = vi.fn();
  const leave = onToastsChanged(listener);
  const id = toast({ title: 'Verse Copied' });
  dismissToast(id);
  dismissToast(id);
  leave();
  toast({ title: 'Verse Favorited' });
  expect(listener).toHaveBeenCalledTimes(2);
  dismissToast(currentToasts()[0]!.id);
});
