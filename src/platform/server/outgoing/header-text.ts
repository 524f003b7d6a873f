/**
 * A header's value as browsers read it. Node gives each byte as a letter of its own, but servers that write other letters than ASCII
 * write them as UTF-8; what is none stays as it is.
 */
export function headerText(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
