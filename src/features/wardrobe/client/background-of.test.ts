import { expect, it } from 'vitest';
import { backgroundOf } from './background-of.ts';

const picture = (id: string) => backgroundOf({ id, imageUrl: `/${id}.jpg`, previewUrl: `/${id}-small.jpg` });

it('says of a picture whether what stands on its sky has to be light', () => {
  expect(picture('galilee-at-night').isDarkAbove).toBe(true);
  expect(picture('dawn').isDarkAbove).toBe(false);
  expect(backgroundOf({ id: 'quiet-sage', imageUrl: null, previewUrl: null }).isDarkAbove).toBe(false);
});
