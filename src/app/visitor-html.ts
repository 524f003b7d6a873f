import { htmlInTheme, themeFromCookies } from '#ui/theme-preference.ts';

export interface Visitor {
  /** The `Cookie` header. */
  cookies: string | undefined;
  hasSession: boolean;
  /** Addresses of the scripts of the screen that they asked for, beside the entry's. */
  scripts?: readonly string[];
}

/**
 * A built page (dist/client/index.html or landing.html) as this visitor should get it: in the theme of their cookie;
 * marked when there is no session, so that the client need not ask who it is; else asking at once for the user and the
 * screen's scripts, which would otherwise wait for the entry.
 */
export function visitorHtml(html: string, { cookies, hasSession, scripts = [] }: Visitor): string {
  const themed = htmlInTheme(html, themeFromCookies(cookies));
  const marked = hasSession
    ? themed
    : themed.replace('<html lang="en"', '<html lang="en" data-session="none"');
  const early = [
    ...(hasSession
      ? ['<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials">']
      : []),
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin>`),
  ];
  return early.length === 0 ? marked : marked.replace('</head>', `  ${early.join('\n    ')}\n  </head>`);
}
