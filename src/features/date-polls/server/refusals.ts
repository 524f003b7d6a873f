import { AppError } from '#contract/errors.ts';

export function noSuchDatePoll(): AppError {
  return new AppError('NOT_FOUND', 'This search for a date is not here any more, or it is not for you.');
}

export function noSuchDate(): AppError {
  return new AppError('NOT_FOUND', 'This date is not asked about any more. Please look at the others.');
}

export function datePollClosed(): AppError {
  return new AppError('DATE_POLL_CLOSED', 'This search for a date has ended. Nothing is changed any more.');
}

export function datePollLimit(message: string): AppError {
  return new AppError('DATE_POLL_LIMIT', message);
}

export function groupArchived(): AppError {
  return new AppError('GROUP_ARCHIVED', 'This group is archived. What was planned can be read.');
}

/** @throws AppError INVALID_INPUT */
export function invalid(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', message, { issues: [{ path: `body.${path}`, message }] });
}
