/** The element that the server fills (src/app/visitor-html.ts); data, so that the content policy lets it stand. */
export const firstAnswersId = 'first-answers';

let answers: Record<string, unknown> | null = null;

/**
 * The body that the page brought along for a GET of `path`, once; undefined when it brought none, so that it must be
 * asked for.
 */
export function takeFirstAnswer(path: string): unknown {
  answers ??= readPage();
  const answer = answers[path];
  delete answers[path];
  return answer;
}

/** What the page brought along may not be true any more. */
export function forgetFirstAnswers(): void {
  answers = {};
}

function readPage(): Record<string, unknown> {
  if (typeof document === 'undefined') return {};
  const element = document.getElementById(firstAnswersId);
  const text = element?.textContent ?? '{}';
  element?.remove();
  return JSON.parse(text) as Record<string, unknown>;
}
