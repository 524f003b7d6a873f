import { expect, test } from 'vitest';
import { sentKey } from './sent-key.ts';

test('the same words keep their key, others have another', () => {
  let made = 0;
  const newKey = () => `k${++made}`;
  const first = sentKey({ text: 'a' }, null, newKey);
  expect(sentKey({ text: 'a' }, first, newKey)).toBe(first);
  expect(sentKey({ text: 'b' }, first, newKey).value).toBe('k2');
});
