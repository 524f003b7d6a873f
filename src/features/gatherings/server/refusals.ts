import { AppError } from '#contract/errors.ts';

export function noSuchGathering(): AppError {
  return new AppError('NOT_FOUND', 'This event is not here any more, or it is not for you.');
}

export function gatheringClosed(): AppError {
  return new AppError('GATHERING_CLOSED', 'This event is over or cancelled. Nothing is changed any more.');
}

/** Of whoever was noted, XP and seat hang on it: who noted it takes it back first. */
export function notedAsCome(): AppError {
  return new AppError(
    'GATHERING_CLOSED',
    'A host has noted that you came. If you were not there, please tell them; they can take it back.',
  );
}

export function nobodyAskedAnyMore(): AppError {
  return new AppError(
    'GATHERING_CLOSED',
    'It has begun, or it does not take place as it stands. Nobody is asked any more.',
  );
}

export function hiddenUndivided(): AppError {
  return new AppError(
    'GATHERING_CLOSED',
    'A moderator looks at its words first. Until then one of its dates can be changed, or all where none has been yet.',
  );
}

export function groupArchived(): AppError {
  return new AppError('GROUP_ARCHIVED', 'This group is archived. What was planned can be read.');
}

/** For a moderator, whose role would do with a session that has passed it. */
export function secondStepNeeded(): AppError {
  return new AppError(
    'SECOND_STEP_NEEDED',
    "Set up a second step first: in the settings, under 'Second step'.",
  );
}
