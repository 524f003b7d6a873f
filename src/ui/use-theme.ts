import { useSyncExternalStore } from 'react';
import { mediaOfScheme, type ThemePreference, themeCookie, themeFromCookies } from './theme-preference.ts';

const listeners = new Set<() => void>();

/** The visitor's choice and a way to change it: at once on this page, and in a cookie for the next visit. */
export function useTheme(): [ThemePreference, (theme: ThemePreference) => void] {
  const theme = useSyncExternalStore(
    subscribe,
    () => themeFromCookies(document.cookie),
    () => 'system' as const,
  );
  return [theme, setTheme];
}

/** The choice, made by other means than a control on this page (the account's own, after signing in). */
export function setTheme(theme: ThemePreference): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = themeCookie(theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

/**
 * Sets `data-theme`, and the colour of the browser's own bars, as the server does. It is also called at the start, for pages that the
 * server did not send in the theme.
 */
export function applyTheme(theme: ThemePreference): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // index.html has the light one first.
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  if (light) light.media = mediaOfScheme('light', theme);
  if (dark) dark.media = mediaOfScheme('dark', theme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
