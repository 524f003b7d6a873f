import { AppError } from '#contract/errors.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';

/** Whoever may not know of a group is answered as if it were not there. */
export function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', 'This group is not here any more, or it is not for you.');
}

export function nobodyThere(): AppError {
  return new AppError('NOT_FOUND', 'They are not in this group any more.');
}

export function nobodyAsks(): AppError {
  return new AppError('NOT_FOUND', 'They do not ask any more.');
}

export function linkClosed(): AppError {
  return new AppError('NOT_FOUND', 'This invitation is not open any more. Please ask for a new one.');
}

export function notForYou(): AppError {
  return new AppError('FORBIDDEN', 'This is for those who lead the group.');
}

/** It does not say why: nobody is told how old somebody is. */
export function cannotLead(): AppError {
  return new AppError('FORBIDDEN', 'They cannot lead a group. Please choose somebody else.');
}

export function archived(): AppError {
  return new AppError('GROUP_ARCHIVED', 'This group is archived: everything stays to be read.');
}

export function pollEnded(): AppError {
  return new AppError('POLL_ENDED', 'This poll has ended: nobody chooses any more.');
}

export function pollAnswered(): AppError {
  return new AppError(
    'POLL_ANSWERED',
    'Others have answered this question already: it stays. You can end it and ask another.',
  );
}

export function groupFull(): AppError {
  return new AppError('GROUP_LIMIT', `This group is full: it has ${GROUP_LIMITS.members} people.`);
}

export function lastLeader(): AppError {
  return new AppError(
    'LAST_LEADER',
    'You are the only leader. Give somebody else the role first, or archive the group.',
  );
}
