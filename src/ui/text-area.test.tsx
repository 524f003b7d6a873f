import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const shown = (value: string) =>
  renderToStaticMarkup(<TextArea label="A word" value={value} max={1200} error="" onChange={() => {}} />);

it('leaves nothing out of a text that is too long, and says so', () => {
  const html = shown(`${'x'.repeat(1199)}end`);
  expect(html).toContain('xend</textarea>');
  expect(html).not.toMatch(/maxlength/i);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('It can have 1,200 characters, and this has 1,202.');
});

it('counts the last hundred', () => {
  expect(shown('x'.repeat(1100))).toContain('100 characters left');
  expect(shown('x'.repeat(1100))).not.toContain('aria-invalid="true"');
  expect(shown('x')).not.toContain('characters left');
});
