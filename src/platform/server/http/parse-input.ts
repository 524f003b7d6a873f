import type { z } from 'zod';
import { AppError, type InputIssue } from '#contract/errors.ts';
import { plainIssue } from '#contract/plain-issue.ts';

/**
 * A part of a call's input as its contract wants it; undefined where the contract has none.
 * @throws AppError INVALID_INPUT with everything that is wrong, in words for people
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {}, { error: plainIssue });
  if (result.success) {
    // No id and no word of a search has one, and PostgreSQL takes none. What a contract takes out itself is no harm.
    if (part !== 'body' && Object.values(result.data ?? {}).some((one) => String(one).includes('\0')))
      throw new AppError('INVALID_INPUT', 'This address has a NUL character in it.');
    return result.data;
  }
  const issues: InputIssue[] = result.error.issues.map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  throw new AppError('INVALID_INPUT', issues[0]?.message ?? 'The request is not valid.', { issues });
}
