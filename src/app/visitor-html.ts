import { htmlInTheme, themeFromCookies } from '#ui/theme-preference.ts';

/**
 * A built page (dist/client/index.html or landing.html) as this visitor should get it: in the theme of their cookie,
 * and marked when there is no session cookie, so that the client need not ask who it is.
 */
export function visitorHtml(html: string, cookies: string | undefined, hasSession: boolean): string {
  const themed = htmlInTheme(html, themeFromCookies(cookies));
  return hasSession ? themed : themed.replace('<html lang="en"', '<html lang="en" data-session="none"');
}
