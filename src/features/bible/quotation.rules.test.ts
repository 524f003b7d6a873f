import { describe, expect, it } from 'vitest';
import { inQuotationMarks, withMissingMarks } from './quotation.rules.ts';

describe('a passage in quotation marks', () => {
  it.each([
    ['Jesus wept.', '“Jesus wept.”'],
    // Nobody else's marks are touched.
    ['Say: ‘Don’t be afraid.’', '“Say: ‘Don’t be afraid.’”'],
    ['He said, “My presence will go with you.”', 'He said, “My presence will go with you.”'],
    // The speech goes on after it, or began before it, or both.
    ['“Come to me, all you who labor.', '“Come to me, all you who labor.”'],
    ['For nothing spoken by God is impossible.”', '“For nothing spoken by God is impossible.”'],
    [
      'I know the thoughts,” says Yahweh, “thoughts of peace.',
      '“I know the thoughts,” says Yahweh, “thoughts of peace.”',
    ],
  ])('%s', (text, quoted) => {
    expect(inQuotationMarks(text)).toBe(quoted);
  });
});

describe('a passage without quotation marks', () => {
  it.each([
    ['Jesus wept.', 'Jesus wept.'],
    ['Say: ‘Don’t be afraid.’', 'Say: ‘Don’t be afraid.’'],
    ['He said, “My presence will go with you.”', 'He said, “My presence will go with you.”'],
    // The speech began before it, or goes on after it.
    [
      'Yahweh will fight for you, and you shall be still.”',
      '“Yahweh will fight for you, and you shall be still.”',
    ],
    ['He said, “The Sabbath was made for man.', 'He said, “The Sabbath was made for man.”'],
  ])('%s', (text, shown) => {
    expect(withMissingMarks(text)).toBe(shown);
  });
});
