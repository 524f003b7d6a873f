import { firstAnswersId } from '#platform/client/first-answers.ts';
import { htmlInTheme, themeFromCookies } from '#ui/theme-preference.ts';
import type { FirstAnswers } from './first-answers.ts';
import { noFiles, type PageFiles } from './page-chunks.ts';

export interface Visitor {
  /** The `Cookie` header. */
  cookies: string | undefined;
  hasSession: boolean;
  /** What the screen that they asked for needs, beside the entry's own. */
  files?: PageFiles;
  /** What the screen shows first, of a signed-in user. */
  first?: FirstAnswers | null;
}

/**
 * A built page (dist/client/index.html or landing.html) as this visitor should get it: in the theme of their cookie;
 * marked when there is no session, so that the client need not ask who it is; else with what their screen shows first, and
 * asking at once for its scripts, which would otherwise wait for the entry.
 */
export function visitorHtml(
  html: string,
  { cookies, hasSession, files = noFiles, first = null }: Visitor,
): string {
  const themed = htmlInTheme(html, themeFromCookies(cookies));
  const marked = hasSession
    ? themed
    : themed.replace('<html lang="en"', '<html lang="en" data-session="none"');
  const links = [
    ...files.scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin>`),
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(first?.early ?? []).map(
      (address) =>
        `<link rel="preload" href="${attribute(address)}" as="fetch" crossorigin="use-credentials">`,
    ),
  ];
  const linked =
    links.length === 0 ? marked : marked.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
  if (first === null) return linked;
  return linked.replace(
    '</body>',
    () =>
      `  <script type="application/json" id="${firstAnswersId}">${scriptData(first.answers)}</script>\n  </body>`,
  );
}

/** JSON that cannot end the element it stands in. */
function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
