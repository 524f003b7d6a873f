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
  /** That screen, rendered, in place of the loading screen. */
  markup?: string | null;
}

/**
 * A built page (dist/client/index.html or landing.html) as this visitor should get it: in the theme of their cookie;
 * marked when there is no session, so that the client need not ask who it is; else with what their screen shows first, and
 * asking at once for its scripts, which would otherwise wait for the entry.
 */
export function visitorHtml(
  html: string,
  { cookies, hasSession, files = noFiles, first = null, markup = null }: Visitor,
): string {
  let page = markup === null ? html : htmlWithScreen(html, markup);
  page = htmlInTheme(page, themeFromCookies(cookies));
  if (!hasSession) page = page.replace('<html lang="en"', '<html lang="en" data-session="none"');
  page = withLinks(page, [
    ...(markup === null ? [] : files.styles).map(
      (style) => `<link rel="stylesheet" href="${style}" crossorigin>`,
    ),
    ...files.scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin>`),
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...(first?.early ?? []).map(
      (address) =>
        `<link rel="preload" href="${attribute(address)}" as="fetch" crossorigin="use-credentials">`,
    ),
  ]);
  if (markup !== null) page = withPatientScripts(page);
  return first === null ? page : withAnswers(page, first.answers);
}

function withLinks(html: string, links: readonly string[]): string {
  if (links.length === 0) return html;
  return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

function withAnswers(html: string, answers: FirstAnswers['answers']): string {
  const data = `<script type="application/json" id="${firstAnswersId}">${scriptData(answers)}</script>`;
  return html.replace('</body>', () => `  ${data}\n  </body>`);
}

/** `html` with `markup` in place of its loading screen. */
export function htmlWithScreen(html: string, markup: string): string {
  return html.replace(
    /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript>|<script|<\/body>)/,
    () => `<div id="root" data-rendered>${markup}</div>\n    `,
  );
}

/**
 * The page can be read before its scripts run, so its styles and typefaces are loaded first and need not share the
 * connection of a phone with the scripts.
 */
function withPatientScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ');
}

/** JSON that cannot end the element it stands in. */
function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
