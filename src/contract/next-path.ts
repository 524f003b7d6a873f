/**
 * The place to return to after signing in, from `?next=`. Only a path on this site counts, anything else (another
 * host, a scheme, a backslash that browsers read as a slash, a control character) gives '/'.
 */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and line breaks are what URL parsers drop silently.
  if (!wanted.startsWith('/') || wanted.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(wanted))
    return '/';
  const base = 'http://lampstand.invalid';
  const url = URL.parse(wanted, base);
  if (url === null || url.origin !== base) return '/';
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || path.startsWith('/api/') ? '/' : path;
}

/** The sign-in screen that leads back to `path` (with its query). */
export function signInPath(path: string): string {
  return path === '/' ? '/signin' : `/signin?next=${encodeURIComponent(path)}`;
}
