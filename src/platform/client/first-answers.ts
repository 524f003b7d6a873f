import type { QueryClient } from '@tanstack/react-query';

/**
 * The id of the element that the server fills (src/app/visitor-html.ts). It contains data and no code, so the content
 * policy allows it.
 */
export const firstAnswersId = 'first-answers';

/**
 * Puts the answers that the page brought along into the query cache, so that screens need not ask for them. Each is
 * the body of a successful GET; its path is its query key.
 */
export function keepFirstAnswers(queryClient: QueryClient, answers: Record<string, unknown>): void {
  for (const [path, body] of Object.entries(answers)) queryClient.setQueryData([path], body);
}

/** The answers that the page brought along; none in a page for a visitor. */
export function firstAnswersOfPage(): Record<string, unknown> {
  const element = document.getElementById(firstAnswersId);
  const text = element?.textContent ?? '{}';
  element?.remove();
  return JSON.parse(text) as Record<string, unknown>;
}
