import { describe, expect, it } from 'vitest';
import { everyVerse, kjv, versesAt, web } from '#test-support/bible-texts.ts';
import { BOOKS, OLD_TESTAMENT_BOOKS } from '../../bible/books.rules.ts';
import { findPassage } from '../../bible/server/for-other-features.ts';
import { DEBATE_LIMITS as LIMITS } from '../debates.rules.ts';
import { QUESTIONS } from './catalogue.ts';
import type { DebateQuestion } from './debate-question.ts';

const KEBAB = /^[a-z]+(-[a-z]+)*$/;
/** What stands in place of a verse that is not there. */
const LEFT_OUT = /^$|^The World English Bible/;
const WHOLE_WEB = everyVerse(web)
  .map(({ text }) => text)
  .join(' ');

function isOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

function isOld(reference: string): boolean {
  const [bookId] = versesAt(web, reference)[0]!.id.split('.');
  return BOOKS.findIndex(({ id }) => id === bookId) < OLD_TESTAMENT_BOOKS;
}

/** Whether WEB has it word for word; its first letter is the quoting sentence's, and so is its last mark. */
function isInWeb(quote: string): boolean {
  const rest = quote.slice(1).replace(/[.,]$/, '');
  return [quote[0]!.toLowerCase(), quote[0]!.toUpperCase()].some((first) => WHOLE_WEB.includes(first + rest));
}

function wordsOf({ question, about, positions, passages }: DebateQuestion): string[] {
  return [
    question,
    about,
    ...positions.flatMap(({ title, short, says }) => [title, short, says]),
    ...passages.flatMap(({ reference, why }) => [reference, why]),
  ];
}

describe('the catalogue', () => {
  it('is enough for the longest year, and begins with the day of rest', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(53);
    expect(QUESTIONS[0]!.slug).toBe('day-of-rest');
  });

  it('asks and says nothing twice', () => {
    const positions = QUESTIONS.flatMap((question) => question.positions);
    expect(isOnce(QUESTIONS.map(({ slug }) => slug))).toBe(true);
    expect(isOnce(QUESTIONS.map(({ question }) => question.toLowerCase()))).toBe(true);
    expect(isOnce(positions.map(({ title }) => title.toLowerCase()))).toBe(true);
    expect(isOnce(positions.map(({ says }) => says))).toBe(true);
  });

  it('sends nearly every reader to both Testaments', () => {
    const both = QUESTIONS.filter(({ passages }) => {
      const old = passages.filter(({ reference }) => isOld(reference)).length;
      return old > 0 && old < passages.length;
    });
    expect(both.length / QUESTIONS.length).toBeGreaterThan(0.9);
  });
});

describe.each(QUESTIONS.map((question) => [question.slug, question] as const))('%s', (slug, asked) => {
  const { question, about, positions, passages } = asked;

  it('keeps its limits', () => {
    expect(slug).toMatch(KEBAB);
    expect(question).toMatch(/^[A-Z].*[^?]\?$/);
    expect(question.length).toBeLessThanOrEqual(LIMITS.question);
    expect(about).toMatch(/^[A-Z].*[^.]\.$/);
    expect(about.length).toBeLessThanOrEqual(LIMITS.about);
    expect(passages.length).toBe(3);
    for (const { why } of passages) {
      expect(why).toMatch(/^[“A-Z].*[.?]$/);
      expect(why.length, why).toBeLessThanOrEqual(LIMITS.passageWhy);
    }
  });

  it('has two to four positions, each itself and long enough to be heard', () => {
    expect(positions.length).toBeGreaterThanOrEqual(2);
    expect(positions.length).toBeLessThanOrEqual(4);
    expect(isOnce(positions.map(({ key }) => key))).toBe(true);
    expect(isOnce(positions.map(({ short }) => short))).toBe(true);
    for (const { key, title, short, says } of positions) {
      expect(key).toMatch(KEBAB);
      expect(key.length).toBeLessThanOrEqual(32);
      expect(title).toMatch(/^[A-Z].*[^.?!]$/);
      expect(title.length, title).toBeLessThanOrEqual(LIMITS.positionTitle);
      expect(short).toMatch(/[^.?!]$/);
      expect(short.length, short).toBeLessThanOrEqual(LIMITS.positionShort);
      expect(says).toMatch(/^[“A-Z].*[.?”]$/);
      expect(says.length, says).toBeGreaterThanOrEqual(120);
      expect(says.length, says).toBeLessThanOrEqual(LIMITS.positionSays);
    }
  });

  it('gives every position about as many words as the others', () => {
    const lengths = positions.map(({ says }) => says.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.5);
  });

  it('names three passages as the reader does, all there in both translations', async () => {
    expect(isOnce(passages.map(({ reference }) => reference))).toBe(true);
    for (const { reference } of passages) {
      for (const text of [web, kjv]) {
        expect((await findPassage(reference, text === web ? 'WEB' : 'KJV'))?.reference).toBe(reference);
        for (const verse of versesAt(text, reference)) expect(verse.text, verse.id).not.toMatch(LEFT_OUT);
      }
    }
  });

  it('is set in typographic marks, and quotes only what WEB says', () => {
    for (const words of wordsOf(asked)) {
      expect(words).not.toMatch(/['"`‘]|--| - |\.\.\.|—|\s{2}|^\s|\s$/);
      expect(words.split('“').length, words).toBe(words.split('”').length);
      for (const [, quote = ''] of words.matchAll(/“([^”]*)”/g)) expect(isInWeb(quote), quote).toBe(true);
    }
  });
});
