import { AppError } from '#contract/errors.ts';

export function noSuchDebate(): AppError {
  return new AppError('NOT_FOUND', 'There is no debate in this week.');
}

export function noSuchClaim(): AppError {
  return new AppError('NOT_FOUND', 'This claim is not here any more.');
}

/** For whoever may read the question, and not what others say. */
export function notForThem(): AppError {
  return new AppError(
    'FORBIDDEN',
    'Under 16, the question and its passages are for you: talk about them with people who know you.',
  );
}

export function debateClosed(): AppError {
  return new AppError('DEBATE_CLOSED', 'This week is over. Everything in it can be read.');
}
