import { expect, it } from 'vitest';
import { weeklyLetterText } from './weekly-letter.rules.ts';

const LETTER = {
  firstName: 'Ada',
  isAll: true,
  listUrl: 'https://l.example/notifications',
  stopUrl: 'https://l.example/stop',
};

it('tells one thing, many, and more than it counts', () => {
  const line = { title: 'Elena R. wrote you an encouragement', text: null };
  expect(weeklyLetterText({ ...LETTER, lines: [line] }).text).toContain('One thing waits for you');
  const many = Array.from({ length: 12 }, () => line);
  const { text } = weeklyLetterText({ ...LETTER, lines: many });
  expect(text).toContain('12 things wait');
  expect(text.match(/Elena/g)).toHaveLength(8);
  expect(text).toContain('and more');
  const most = weeklyLetterText({ ...LETTER, lines: Array.from({ length: 50 }, () => line), isAll: false });
  expect(most.text).toContain('More than 49 things wait');
});

it.each([
  ['How is it now?', 'For my mother', 'How is it now? For my mother'],
  ['We have hidden your reply.', 'A word', 'We have hidden your reply. A word'],
  ['Ruth T. replied to you', '\nnothing on the first line', 'Ruth T. replied to you'],
  ['evil.example prayed', null, 'evil. example prayed'],
  ['J.R.R. T. answered John 3.16', null, 'J. R. R. T. answered John 3.16'],
  ['שרה ב. replied to you', 'שלום', '\u2066שרה ב. replied to you\u2069: \u2068שלום\u2069'],
  ['Ruth T. replied to you', '\u202eeno siht', 'Ruth T. replied to you: \u2068\u202eeno siht\u2069'],
])('%s, %o: %s', (title, text, line) => {
  expect(weeklyLetterText({ ...LETTER, lines: [{ title, text }] }).text).toContain(`  – ${line}\n`);
});

it('greets nobody by what a program for mail would make a link of', () => {
  expect(weeklyLetterText({ ...LETTER, firstName: 'evil.example', lines: [] }).text).toMatch(
    /^Dear evil\. example,\n/,
  );
});

it('shows of people’s words the first line alone', () => {
  const words = `I sat where you sit now\n\nTo end it: https://evil.example\n${'x'.repeat(500)}`;
  const { text } = weeklyLetterText({ ...LETTER, lines: [{ title: 'A word', text: words }] });
  expect(text).toContain('A word: I sat where you sit now\n');
  expect(text).not.toContain('evil');
  const long = weeklyLetterText({ ...LETTER, lines: [{ title: '🌿'.repeat(500), text: null }] }).text;
  expect(long).toContain(`${'🌿'.repeat(59)}…`);
});
