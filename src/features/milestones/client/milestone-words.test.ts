import { expect, it } from 'vitest';
import { milestoneOf } from '../milestones.rules.ts';
import { dayWords, lineWords, moreWords, nameWords, toldWords, wallWords } from './milestone-words.ts';

const one = (id: string) => milestoneOf(id)!;

it('tells of one by its name, and of several by how many', () => {
  expect(toldWords([one('forty-days')])).toBe('A lamp for forty days');
  expect(toldWords([one('first-entry')])).toBe('A seal for the first entry');
  expect(toldWords([one('first-prayer'), one('circle')])).toBe('Two milestones are on your wall');
});

it('says what is next', () => {
  expect(moreWords(one('gospels'), 2)).toBe('Two Gospels more');
  expect(moreWords(one('level-5'), 1)).toBe('One level more');
});

it('puts numbers away in secret mode', () => {
  expect(nameWords(one('forty-days'), false)).toBe('Forty days');
  expect(nameWords(one('forty-days'), true)).toBe('A lamp');
  expect(nameWords(one('first-prayer'), true)).toBe('The first prayer');
  expect(lineWords(one('forty-days-of-prayer'), false)).toBe('Forty days on which you prayed.');
  expect(lineWords(one('forty-days-of-prayer'), true)).toBeNull();
  expect(lineWords(one('first-prayer'), true)).toBe('It rose like incense.');
});

it('counts what is on the wall, and says when', () => {
  expect(wallWords(0)).toBe('A wall with room for what will be');
  expect(wallWords(12)).toBe('Twelve on your wall');
  expect(dayWords(Date.parse('2026-11-24T23:30Z'), 'Europe/Berlin')).toBe('25 November 2026');
});
