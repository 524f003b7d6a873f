/**
 * Whether a key is part of what an input method composes: it ends the letters, or gives them up, and means nothing else. Safari has
 * ended the composition when it tells of its Enter or Escape, and says so by the code 229 alone.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
