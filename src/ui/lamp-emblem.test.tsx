import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LampEmblem } from './lamp-emblem.tsx';

const drawn = (level: number) => renderToStaticMarkup(<LampEmblem level={level} />);
const flameHeight = (level: number) => Number(/scale\([\d.]+ ([\d.]+)\)/.exec(drawn(level))?.[1]);

test('the flame grows with every level up to 11 and then stands full', () => {
  for (let level = 1; level < 11; level++) expect(flameHeight(level + 1)).toBeGreaterThan(flameHeight(level));
  expect(drawn(12)).toBe(drawn(11));
  expect(drawn(0)).toBe(drawn(1));
});

test('it is decorative and carries no style attribute', () => {
  expect(drawn(5)).toContain('aria-hidden="true"');
  expect(drawn(11)).not.toContain('style=');
});
