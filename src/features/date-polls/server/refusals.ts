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

export function dateOver(): AppError {
  return new AppError('DATE_POLL_CLOSED', 'This date has passed. Please look at the others.');
}

export function wordsUnseen(): AppError {
  return new AppError(
    'DATE_POLL_CLOSED',
    'A moderator looks at its words first, or has hidden them. Until they are shown no event comes of it.',
  );
}
