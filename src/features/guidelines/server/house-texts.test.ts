import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUSE_TEXT_LIMITS } from '../guidelines.rules.ts';
import { houseTextsOf, readHouseTexts } from './house-texts.ts';
import { readMarkdown } from './read-markdown.ts';

describe('the texts of a server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lampstand-texts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);

  it('are ours without a file', () => {
    const { guidelines, privacy } = readHouseTexts(folder);
    expect(guidelines.title).toBe('How we treat one another');
    expect(privacy.title).toBe('What is kept, and who can read it');
    expect(guidelines.version).toBe(privacy.version);
  });

  it('are a church’s own where there is a file, and have another version then', () => {
    const ours = readHouseTexts(folder);
    write('guidelines.md', '# Our house\r\n\r\nBe kind.\r\n');
    const own = readHouseTexts(folder);
    expect(own.guidelines).toMatchObject({ title: 'Our house', blocks: [{ kind: 'paragraph' }] });
    expect(own.privacy.title).toBe(ours.privacy.title);
    expect(own.version).not.toBe(ours.version);
    write('guidelines.md', '# Our house\n\nBe kind.');
    expect(readHouseTexts(folder).version).toBe(own.version);
  });

  it.each([
    ['larger', 'x'.repeat(HOUSE_TEXT_LIMITS.fileBytes + 1)],
    ['empty', ' \n'],
    ['UTF-8', new Uint8Array([0x62, 0xff, 0xfe])],
  ])('stop the start with one line when a file is wrong: %s', (word, text) => {
    write('privacy.md', text);
    expect(() => readHouseTexts(folder)).toThrow(new RegExp(`privacy\\.md.*${word}`));
  });

  it('have a version of both, which no shift of words between them keeps', () => {
    const versions = [
      houseTextsOf({ guidelines: 'a', privacy: 'b' }),
      houseTextsOf({ guidelines: 'ab', privacy: '' }),
      houseTextsOf({ guidelines: 'a', privacy: 'c' }),
    ].map(({ version }) => version);
    expect(new Set(versions).size).toBe(3);
  });
});

const plain = (text: string) => ({ text, look: 'plain', href: null });

describe('a text in Markdown', () => {
  it('becomes blocks of words', () => {
    const { title, blocks } = readMarkdown(
      '# Title\n\nOne **two** *three* [four](https://example.org).\n\n## Next\n\n- a\n- b [c](/privacy)\n\n1. d\n\n> e\n>\n> f',
    );
    expect(title).toBe('Title');
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        spans: [
          plain('One '),
          { text: 'two', look: 'strong', href: null },
          plain(' '),
          { text: 'three', look: 'emphasis', href: null },
          plain(' '),
          { text: 'four', look: 'plain', href: 'https://example.org' },
          plain('.'),
        ],
      },
      { kind: 'heading', spans: [plain('Next')] },
      {
        kind: 'list',
        isNumbered: false,
        items: [[plain('a')], [plain('b '), { text: 'c', look: 'plain', href: '/privacy' }]],
      },
      { kind: 'list', isNumbered: true, items: [[plain('d')]] },
      { kind: 'quote', spans: [plain('e'), plain('\n'), plain('f')] },
    ]);
  });

  it('shows HTML as the letters that stand there, and leads nowhere by a script', () => {
    const words = JSON.stringify(
      readMarkdown(
        '<script>alert(1)</script>\n\na <img src=x onerror=y> [x](javascript:alert(1)) ![p](data:text/html,1)',
      ),
    );
    expect(words).toContain('<script>alert(1)</script>');
    expect(words).toContain('<img src=x onerror=y>');
    expect(words).not.toMatch(/"href":"(javascript|data)/);
  });

  it('keeps signs as they were typed', () => {
    const { blocks } = readMarkdown('Tom & Ann < 3 "friends" \\* &amp; &copy;');
    expect(blocks[0]).toMatchObject({ kind: 'paragraph' });
    const [block] = blocks;
    const text = block?.kind === 'paragraph' ? block.spans.map((span) => span.text).join('') : '';
    expect(text).toBe('Tom & Ann < 3 "friends" * &amp; &copy;');
  });

  it.each([
    ['brackets', '['.repeat(32_000), 1],
    ['stars', '*a '.repeat(20_000), 1],
    // Of nothing: what is quoted is shown without that it is.
    ['quotations', '> '.repeat(200), 0],
  ])('is blocks, also of nothing but %s', (_, text, count) => {
    expect(readMarkdown(text).blocks).toHaveLength(count);
  });
});
