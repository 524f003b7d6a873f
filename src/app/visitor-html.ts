import type { Registration } from '#features/admission/admission.rules.ts';
import { firstAnswersId } from '#platform/client/first-answers.ts';
import { htmlInTheme, themeFromCookies } from '#ui/theme-preference.ts';
import { marksOfRoot } from '#ui/use-root-mark.ts';
import type { FirstAnswers } from './first-answers.ts';
import { noFiles, type PageFiles } from './page-chunks.ts';

export interface Visitor {
  /** The `Cookie` header. */
  cookies: string | undefined;
  hasSession: boolean;
  /** Whether one can sign in at a provider. Without one the page says so, and the buttons for it say it in place. */
  hasProvider: boolean;
  /** Who may make an account: where not everybody may, the page says so, and its forms and buttons stay away. */
  registration: Registration;
  /** Files that the screen needs in addition to those of the entry script. */
  files?: PageFiles;
  /** The answers that the screen shows first, for a signed-in user. */
  first?: FirstAnswers | null;
  /** The rendered screen, which takes the place of the loading screen. */
  markup?: string | null;
  /** The screen is there to be read: its scripts come once it has been painted. */
  isRead?: boolean;
}

/**
 * Adapts a built page (dist/client/index.html or landing.html) to whoever asks for it. It gets the theme of their
 * cookie. Without a session it says so, and the client need not ask who is there. With a session it contains the
 * answers that the screen shows first, and names the screen's scripts, so that the browser fetches them at once and
 * not only after the entry script.
 */
export function visitorHtml(
  html: string,
  {
    cookies,
    hasSession,
    hasProvider,
    registration,
    files = noFiles,
    first = null,
    markup = null,
    isRead = false,
  }: Visitor,
): string {
  let page = markup === null ? html : htmlWithScreen(html, markup);
  for (const mark of marksOfRoot(markup ?? ''))
    page = page.replace('<html lang="en"', `<html lang="en" ${mark}=""`);
  if (!hasProvider) page = page.replace('<html lang="en"', '<html lang="en" data-provider="none"');
  if (registration !== 'open')
    page = page.replace('<html lang="en"', `<html lang="en" data-registration="${registration}"`);
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
  if (markup !== null) page = isRead ? withScriptsAfterPaint(page) : withPatientScripts(page);
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
 * A rendered page can be read before its scripts run, so styles and typefaces are loaded first and do not share a
 * phone's connection with the scripts.
 */
function withPatientScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ');
}

/** As above, and nothing of the scripts is fetched before the page has been painted (public/after-paint.js). */
function withScriptsAfterPaint(html: string): string {
  const ahead: string[] = [];
  let entry = '';
  const page = html
    .replaceAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, href: string) => {
      ahead.push(href);
      return '';
    })
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/, (_, src: string) => {
      entry = src;
      return '';
    });
  const waiting = `<script async src="/after-paint.js" data-entry="${entry}" data-ahead="${ahead.join(' ')}"></script>`;
  return page.replace('</head>', () => `  ${waiting}\n  </head>`);
}

/** JSON in which nothing can close the script element that contains it. */
function scriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
