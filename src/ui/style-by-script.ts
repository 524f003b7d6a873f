import type { RefCallback } from 'react';

/** A style for what the server renders too: the content policy forbids style attributes in the markup that it sends. */
export function styleByScript(property: string, value: string): RefCallback<HTMLElement> {
  return (element) => element?.style.setProperty(property, value);
}
