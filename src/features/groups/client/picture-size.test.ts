import { expect, it } from 'vitest';
import { sizeInTalk } from './picture-size.ts';

it.each([
  [1600, 1200, 420, 315],
  [1200, 1600, 288, 384],
  [1600, 100, 420, 26],
  [1600, 1, 420, 1],
  [80, 60, 80, 60],
])('a picture of %d × %d stands in a talk with %d × %d', (width, height, w, h) => {
  expect(sizeInTalk({ width, height })).toEqual({ width: w, height: h });
});
