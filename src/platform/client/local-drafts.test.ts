import { beforeEach, expect, test, vi } from 'vitest';
import { eraseDrafts, readDraft, writeDraft } from './local-drafts.ts';

/** As much of `localStorage` as is used: keys are its own enumerable properties. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

test('a draft is kept under its user and name', () => {
  expect(writeDraft('ruth', 'journal', 'The field')).toBe(true);
  expect(readDraft('ruth', 'journal')).toBe('The field');
  expect(readDraft('ruth', 'prayer')).toBeNull();
  expect(readDraft('naomi', 'journal')).toBeNull();
  writeDraft('ruth', 'journal', '');
  expect(readDraft('ruth', 'journal')).toBeNull();
});

test('signing out erases all of one user and nothing else', () => {
  writeDraft('ruth', 'journal', 'a');
  writeDraft('ruth', 'prayer', 'b');
  writeDraft('ruth-2', 'journal', 'c');
  localStorage.setItem('tutorial:ruth', 'done');
  eraseDrafts('ruth');
  expect(Object.keys(localStorage).sort()).toEqual(['lampstand:draft:ruth-2:journal', 'tutorial:ruth']);
});

test('a browser without a store only says that nothing is kept', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(writeDraft('ruth', 'journal', 'a')).toBe(false);
  expect(readDraft('ruth', 'journal')).toBeNull();
  expect(() => eraseDrafts('ruth')).not.toThrow();
});
