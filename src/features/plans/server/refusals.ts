import { AppError } from '#contract/errors.ts';

export function noSuchPlan(): AppError {
  return new AppError('NOT_FOUND', 'This plan is not here any more.');
}
