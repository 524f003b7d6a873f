import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** What any call needs at most: the list of a file's 10,000 parts has some 60,000 marks, and nothing lies deeper than three. */
const MOST_MARKS = 65_000;
const DEEPEST = 20;

/**
 * Whether parsing a JSON text takes no longer than its length tells. A megabyte of `[[[[…` took 0.3 s, and looking for
 * dangerous names in it twice as long; somebody who is not signed in could send that.
 */
export function isPlainJSON(text: string): boolean {
  let marks = 0;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = endOfString(text, i);
      continue;
    }
    if (code === OPEN_LIST || code === OPEN_OBJECT) depth++;
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    else if (code !== COMMA) continue;
    marks++;
    if (marks > MOST_MARKS || depth > DEEPEST) return false;
  }
  return true;
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from(
  '"\\,[]{}',
  (mark) => mark.charCodeAt(0),
);

/** Where the string ends that begins at `start`; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
  } while (isEscaped(text, end));
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}

/** JSON bodies that are more than any call asks for are refused before they are parsed. */
export function boundJSON(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isPlainJSON(body as string)) return parse(request, body as string, done);
    done(new AppError('INVALID_INPUT', 'This request has more in it than we can read. Please send less.'));
  });
}
