import { isArtChecked } from '@lampstand/art/record/checked.ts';
import { expect, test } from 'vitest';

test('the art’s own tests have passed on the pictures and the code that lie here', () => {
  expect(isArtChecked(), 'art/ has changed since: run `npm test -w art` and commit art/checked.json').toBe(
    true,
  );
});
