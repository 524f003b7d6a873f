/** The country of a language as a browser says it: 'GB' of 'en-GB'. Null for a language alone, which is used in many countries. */
export function regionOf(language: string): string | null {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    // Of a system without a language some browsers say 'C' or 'en-US@posix'.
    return null;
  }
}
