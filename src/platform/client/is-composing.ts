import type { KeyboardEvent } from 'react';

/**
 * Whether a key is part of what an input method composes: it ends the letters, or gives them up, and means nothing else. Safari has
 * ended the composition when it tells of its Enter, and says so by the code 229 alone.
 */
export function isComposing({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
