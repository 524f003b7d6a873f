import { describe, expect, it } from 'vitest';
import { isPersonName, nameInLetter, onlyName, tidyName } from './person-name.rules.ts';

describe('a name', () => {
  it.each([
    'Ruth',
    'Anne-Marie',
    "O'Brien",
    'J. R. R.',
    'J.R.R.',
    'St. John',
    'José María',
    'José',
    'Nguyễn',
    'משה',
    'בֶּן־יִשַׁי',
    'ג׳ון',
    'Gal·la',
    'マイケル・スミス',
    'مُحَمَّد',
    'علی‌رضا',
    'ශ්‍රී',
    '山田',
    'Ŋgũgĩ wa Thiong’o',
    'བསྟན་འཛིན',
    '刘•伟',
  ])('%s is one', (name) => {
    expect(isPersonName(tidyName(name))).toBe(true);
  });

  it.each([
    '\u3164',
    'Ruth\u3164',
    '\u115f\u1160',
    '\uffa0',
    'http://evil.example',
    'Win $1,000!',
    'a@b.example',
    'evil.example/prize',
    'Ruth <b>',
    'R2D2',
    'Ruth\nNaomi',
    '\u202eRuth',
    'Ruth\u2066',
    '🙏',
    '...',
    "' - '",
    '\u200dRuth',
    '',
  ])('%s is none', (name) => {
    expect(isPersonName(tidyName(name))).toBe(false);
  });

  it('is kept without what phones and other programs put into it', () => {
    expect(tidyName(' O’Brien\u00a0‑\u2010 ')).toBe("O'Brien --");
    expect(tidyName('\u200fמשה\u200f')).toBe('משה');
  });

  it('from elsewhere loses what is no part of a name', () => {
    expect(onlyName('Ruth (of Moab) 🙏')).toBe('Ruth of Moab');
    expect(onlyName('12345')).toBe('');
    expect(onlyName('. . .')).toBe('');
  });
});

describe('a name in a letter', () => {
  it.each([
    ['Ruth', 'Ruth'],
    ['J.R.R.', 'J. R. R.'],
    ['https://evil.example/prize?x=1', 'httpsevil. exampleprizex'],
    ['www.evil.example', 'www. evil. example'],
    ['Ruth\r\nBcc: all@example.org', 'RuthBcc allexample. org'],
    ['4711', 'friend'],
    ['', 'friend'],
  ])('%j is %j', (name, expected) => {
    expect(nameInLetter(name)).toBe(expected);
  });
});
