import type { QueryClient } from '@tanstack/react-query';

/** The element that the server fills (src/app/visitor-html.ts); data, so that the content policy lets it stand. */
export const firstAnswersId = 'first-answers';

/**
 * Puts what the page brought along where the screens look for it, so that they need not ask: the body of a successful GET
 * of each path, under the query key that is that path.
 */
export function keepFirstAnswers(queryClient: QueryClient, answers: Record<string, unknown>): void {
  for (const [path, body] of Object.entries(answers)) queryClient.setQueryData([path], body);
}

/** What the page brought along; nothing in a page for a visitor. */
export function firstAnswersOfPage(): Record<string, unknown> {
  const element = document.getElementById(firstAnswersId);
  const text = element?.textContent ?? '{}';
  element?.remove();
  return JSON.parse(text) as Record<string, unknown>;
}
