/** What a visitor can choose: a theme of their own, or the system's. */
export const themePreferences = ['system', 'dawn', 'vigil'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const cookieName = 'theme';
const oneYearInSeconds = 31_536_000;

/** The chosen theme in a `Cookie` header or in `document.cookie`; 'system' when none or an unknown one is there. */
export function themeFromCookies(cookies: string | undefined): ThemePreference {
  const value = /(?:^|;\s*)theme=([a-z]+)/.exec(cookies ?? '')?.[1];
  return themePreferences.find((theme) => theme === value) ?? 'system';
}

/** The cookie that keeps `theme` for a year, so that the server can send the page in it at once. */
export function themeCookie(theme: ThemePreference): string {
  const age = theme === 'system' ? 0 : oneYearInSeconds;
  return `${cookieName}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

/** The media query that holds where `scheme` is shown: the system's, or one that always or never holds. */
export function mediaOfScheme(scheme: 'light' | 'dark', theme: ThemePreference): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return (theme === 'vigil') === (scheme === 'dark') ? '(min-width: 0px)' : '(max-width: 0px)';
}

/**
 * `html` in the visitor's theme: `data-theme` on the root, and media queries for the colour scheme (theme colour,
 * pictures) decided in the same sense. The result of 'system' is `html` itself.
 */
export function htmlInTheme(html: string, theme: ThemePreference): string {
  if (theme === 'system') return html;
  return html
    .replace('<html lang="en"', `<html lang="en" data-theme="${theme}"`)
    .replaceAll('(prefers-color-scheme: dark)', mediaOfScheme('dark', theme))
    .replaceAll('(prefers-color-scheme: light)', mediaOfScheme('light', theme));
}
