import { AppError } from '#contract/errors.ts';

/**
 * For a field of the body that cannot be as it is, in ways that its schema does not know: the form says it beside the field.
 * @param path of the field in the body: 'startsAt.1'
 */
export function invalidField(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', message, { issues: [{ path: `body.${path}`, message }] });
}
