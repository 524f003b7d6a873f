import { expect, it } from 'vitest';
import { type Block, inShort, safeHref } from './guidelines.rules.ts';

it.each([
  ['https://example.org/help', true],
  ['http://example.org', true],
  ['mailto:pastor@example.org', true],
  ['tel:+441632960000', true],
  ['/privacy', true],
  ['/', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['https://a b', false],
  ['privacy', false],
  ['', false],
])('whether a link may lead to %j: %s', (href, allowed) => {
  expect(safeHref(href)).toBe(allowed ? href : null);
});

const words = (text: string) => [{ text, look: 'plain' as const, href: null }];

it('is said in short by the first list, or by its beginning', () => {
  const blocks: Block[] = [
    { kind: 'heading', spans: words('How') },
    { kind: 'paragraph', spans: words('one') },
    { kind: 'paragraph', spans: words('two') },
    { kind: 'paragraph', spans: words('three') },
  ];
  expect(inShort(blocks)).toEqual(blocks.slice(1, 3));
  const list: Block = { kind: 'list', isNumbered: false, items: [words('kind')] };
  expect(inShort([...blocks, list])).toEqual([list]);
  const point = { text: 'Press nobody:', look: 'strong' as const, href: null };
  expect(inShort([{ ...list, items: [[point, ...words(' not to believe.')]] }])).toEqual([
    { ...list, items: [[{ ...point, text: 'Press nobody' }]] },
  ]);
  const sentence = { ...point, text: 'It stays here.' };
  expect(inShort([{ ...list, items: [[sentence]] }])).toEqual([
    { ...list, items: [[{ ...point, text: 'It stays here' }]] },
  ]);
  expect(inShort([])).toEqual([]);
});
