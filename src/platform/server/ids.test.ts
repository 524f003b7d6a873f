import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('makes version 7 UUIDs that sort by time', () => {
  const now = Date.UTC(2026, 10, 21);
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now);
  expect(newId(now - 1) < id && id < newId(now + 1)).toBe(true);
  expect(newId(now)).not.toBe(id);
});
