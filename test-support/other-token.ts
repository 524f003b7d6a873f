/** A token that nobody was given: the same with another last letter, whichever it has. */
export function otherToken(token: string): string {
  return `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
}
