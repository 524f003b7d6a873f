/**
 * The beginning of a text, as something is named by it or read out: at most so many characters, with '…' where the text goes on. By code
 * points, as half an emoji is read out as an unknown sign.
 */
export function beginningOf(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
