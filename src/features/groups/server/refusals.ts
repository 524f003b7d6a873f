import { AppError } from '#contract/errors.ts';
import { GROUP_LIMITS, TOO_YOUNG_TO_LEAD } from '../groups.rules.ts';

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

export function notOffered(): AppError {
  return new AppError('NOT_FOUND', 'You are not asked to lead this group any more.');
}

/** It says that they have not said yes, and not why. */
export function askedLately(): AppError {
  return new AppError('ASKED_LATELY', 'They were asked a short while ago. Please give it a little time.');
}

/** To whoever was asked, and to nobody else. */
export function tooYoungToLead(): AppError {
  return new AppError('FORBIDDEN', TOO_YOUNG_TO_LEAD);
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
