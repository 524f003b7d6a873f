const PROBE = 'lampstand-probe=1';

/** What keeps everybody from signing in here; null where the browser keeps cookies. */
export function refusedCookies(): string | null {
  return keepsCookies()
    ? null
    : 'This browser refuses cookies, and without one it forgets that you have signed in. Please allow them for this site in its settings, and load this page again.';
}

/** Tried, because `navigator.cookieEnabled` is true in Chrome also where a site may keep none. */
function keepsCookies(): boolean {
  const isKept = (attributes: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
    document.cookie = `${PROBE}; SameSite=Lax${attributes}`;
    return document.cookie.includes(PROBE);
  };
  const kept = isKept('');
  isKept('; Max-Age=0');
  return kept;
}
