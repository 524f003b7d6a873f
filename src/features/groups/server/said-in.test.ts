import { describe, expect, it } from 'vitest';
import { excerptOf } from './said-in.ts';

const post = (text: string, options: string[] = [], pictures: string | null = null) => ({
  text,
  pictures,
  poll_options: options.length === 0 ? null : JSON.stringify(options),
});

describe('the beginning of a post', () => {
  it('is all of a short one', () => {
    expect(excerptOf(post('What next?', ['Ruth', 'Jonah']))).toBe('What next?\n\n· Ruth\n· Jonah');
  });
  it('says that there is more', () => {
    const said = excerptOf(post('What shall we read next?', ['The book of Ruth, slowly'.repeat(9), 'Jonah']));
    expect(said).toHaveLength(140);
    expect(said.endsWith('…')).toBe(true);
  });
  it('says what its pictures show', () => {
    const seen = (...alts: string[]) =>
      excerptOf(post('', [], JSON.stringify(alts.map((alt) => ({ id: alt, alt, width: 1, height: 1 })))));
    expect([seen(''), seen('the hill'), seen('', ''), seen('the hill', '', 'the lake')]).toEqual([
      'A picture',
      'A picture: the hill',
      '2 pictures',
      '3 pictures: the hill; the lake',
    ]);
  });
  it('breaks no character apart', () => {
    const said = excerptOf(post(`${'a'.repeat(138)}🙏${'b'.repeat(9)}`));
    expect(said).toBe(`${'a'.repeat(138)}…`);
  });
});
