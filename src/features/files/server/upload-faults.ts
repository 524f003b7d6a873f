import { AppError } from '#contract/errors.ts';

export function uploadTooLarge(): AppError {
  return new AppError('TOO_LARGE', 'This picture is larger than 5 MB. Please choose a smaller one.');
}
