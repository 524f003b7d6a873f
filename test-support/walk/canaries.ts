const LETTERS = 'bcdfghjklm';

/** A word that stands nowhere else: letters only, so that it passes for a name and is one word to every search. */
export function canaryOf(number: number): string {
  const letters = [...String(number).padStart(5, '0')].map((digit) => LETTERS[Number(digit)]).join('');
  return `zanar${letters}x`;
}

/** Every canary in a text, each once. */
export function canariesIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/zanar[bcdfghjklm]{5}x/g) ?? [])];
}

/** Addresses of people in a text, each once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z0-9.-]+(?:@|%40)example\.org/g) ?? [])].map((address) =>
    address.replace('%40', '@'),
  );
}
