import { ApiError } from './api-error.ts';

/** The server's complaints about the body, by field: `{ password: 'This password is …' }`. */
export function issuesByField(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const entries = error.issues
    .filter((issue) => issue.path.startsWith('body.'))
    .map((issue) => [issue.path.slice('body.'.length), issue.message] as const);
  return Object.fromEntries(entries.reverse());
}
