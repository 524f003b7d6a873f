import { describe, expect, it } from 'vitest';
import { isBlank, isOneLine, isPiledUp, withoutTurns } from './visible-text.ts';

describe('a text', () => {
  it.each([
    '',
    ' \n\t',
    '\u00a0\u3000',
    '\u200b',
    '\u2060\u200b',
    '\u3164',
    '\u115f\uffa0',
    '\u2800',
    '\ufeff\u00ad',
    '\u200d\ufe0f',
    '\u0085\u202e',
    '\u{e0041}',
  ])('of %j has nothing to be seen', (text) => expect(isBlank(text)).toBe(true));

  it.each(['a', '.', '🙏', '愛', '👨‍👩‍👧', '\u200ba', `${' '.repeat(50_000)}a`])('of %j has', (text) =>
    expect(isBlank(text)).toBe(false),
  );

  it.each(['a\nb', 'a\rb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u0000b', 'a\u001bb', 'a\u009bb'])(
    'of %j is not one line',
    (text) => expect(isOneLine(text)).toBe(false),
  );
});

/** What people write: each stays as it is. */
const LEGITIMATE = [
  'Love ❤\ufe0f\ufe0f',
  'Step 1\ufe0f\ufe0f\u20e3',
  'Ruth’s group',
  'Familie 👨‍👩‍👧‍👦 und ❤️',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} evening',
  'Step 1\ufe0f\u20e3',
  'می\u200cخواهیم دعا کنیم',
  'ශ්\u200dරී ලංකා',
  'क्\u200dष \u0928\u0940\u0932\u092e',
  'Nguyễn Thị Hồng Ngọc',
  'น้ำใจ ผู้ที่',
  'ការ\u200bអធិស្ឋាន',
  'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
  'שָּֽׁ֣',
  'قُلْ أَعُوذُ بِرَبِّ النَّاسِ',
  '\u200fשלום (Ruth)\u200e',
  '\u2067שלום\u2069 and \u2068Ruth\u2069',
  '\u2067a \u2066b\u2069 c\u2069',
];

it.each(LEGITIMATE)('%s is a line as it is', (text) => {
  expect([isBlank(text), isOneLine(text), isPiledUp(text), withoutTurns(text)]).toEqual([
    false,
    true,
    false,
    text,
  ]);
});

it.each([
  ["\u202epuorg s'htuR", "puorg s'htuR"],
  ['\u202dRuth\u202c', 'Ruth'],
  ['\u202a+44 20\u202c', '+44 20'],
  ['\u2067Ruth', 'Ruth'],
  ['Ruth\u2069', 'Ruth'],
  ['\u2069Ruth\u2067', 'Ruth'],
])('%j turns nothing around it as %j', (text, kept) => {
  expect(withoutTurns(text)).toBe(kept);
});

const ring = (n: number) => '\u0301\u0300\u0302\u0303\u0304'.repeat(n);
it.each([
  `Nor${ring(8)}mal`,
  `Nor${'\u0336'.repeat(2)}mal`,
  'Nor\u0489mal',
  'R\u20e3uth',
  `a${[...ring(2)].join('\u200d')}`,
  `a${[...ring(2)].join('\u034f')}`,
  `\u05d0${'\u0591\u05b0\u05bc\u05c1'.repeat(3)}`,
])('%j piles marks up', (text) => {
  expect(isPiledUp(text)).toBe(true);
});
