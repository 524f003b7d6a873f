import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { versesAt, web } from '#test-support/bible-texts.ts';

/** A piece of Scripture that a screen shows, as its source has it. */
interface Quote {
  file: string;
  text: string;
  reference: string;
}

const REFERENCE = /((?:[1-3] )?[A-Z][a-z]+ \d+:\d+(?:[-–]\d+)?)/.source;
const LABELLED = new RegExp(`${REFERENCE}, WEB`, 'g');
/** How the screens write them: in quotation marks with the label after them, as properties, and in a catalogue. */
const FORMS = [
  new RegExp(`“([^”]+)”[^“”]{0,120}?${REFERENCE}, WEB`, 'g'),
  new RegExp(`verse="([^"]+)"\\s+reference="${REFERENCE}"`, 'g'),
  new RegExp(`['’”] *([^'“”()]+) \\(${REFERENCE}, WEB\\)`, 'g'),
];

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));

const quotes: Quote[] = sources.flatMap(({ file, source }) =>
  FORMS.flatMap((form) =>
    [...source.matchAll(form)].map(([, text = '', reference = '']) => ({ file, text, reference })),
  ),
);

/** Whether it is in the verse as it stands; its first letter is the quoting sentence's, and so is its last mark. */
function isIn(verse: string, quote: string): boolean {
  const text = quote.replace(/[.,;:!?]$/, '');
  const rest = text.slice(1);
  return verse.includes(text[0]!.toLowerCase() + rest) || verse.includes(text[0]!.toUpperCase() + rest);
}

describe('Scripture on the screens', () => {
  it('is found wherever it is labelled', () => {
    const labelled = sources.flatMap(({ source }) => [...source.matchAll(LABELLED)]);
    const properties = quotes.filter(({ file }) => /\/tabs\/[\w-]+-tab\.tsx$/.test(file));
    expect(quotes.length - properties.length).toBe(labelled.length);
    expect(properties.length).toBeGreaterThan(0);
  });

  it.each(quotes)('$reference is quoted word for word', ({ text, reference }) => {
    const verse = versesAt(web, reference)
      .map((found) => found.text)
      .join(' ');
    expect(isIn(verse, text), `${text}\n${verse}`).toBe(true);
  });
});
