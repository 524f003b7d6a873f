import { expect, test } from 'vitest';
import { fileFacts } from './file-facts.ts';

test('a name that is written from right to left is set apart from the day beside it', () => {
  const facts = fileFacts({
    contentType: 'audio/mpeg',
    name: 'talk.mp3',
    size: 2048,
    isMine: false,
    person: { name: 'נועם ב.' } as never,
    addedAt: Date.UTC(2026, 10, 26, 12),
  });
  expect(facts).toContain(' · \u2068נועם ב.\u2069 · ');
});
