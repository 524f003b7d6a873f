/** The value of one cookie in a `Cookie` header, decoded; null when it is not there or cannot be decoded. */
export function cookieValue(header: string, name: string): string | null {
  const prefix = `${name}=`;
  for (const part of header.split(';')) {
    const trimmed = part.trim();
    if (!trimmed.startsWith(prefix)) continue;
    try {
      return decodeURIComponent(trimmed.slice(prefix.length));
    } catch {
      return null;
    }
  }
  return null;
}
