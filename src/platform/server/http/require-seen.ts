import { AppError } from '#contract/errors.ts';
import { type Seen, unseenFields } from '#contract/unseen-fields.ts';

/**
 * For what several people may change: nobody replaces what another has changed since they looked. Called where `now` is held, or two
 * who save at once both pass.
 * @param seen what stood in the changed fields when whoever changes them looked; undefined where that is not said
 * @throws AppError CHANGED_MEANWHILE
 */
export function requireSeen<Fields extends object>(
  now: Fields,
  changed: Partial<Fields>,
  seen: Seen<Fields> | undefined,
): void {
  if (seen === undefined || unseenFields(now, changed, seen).length === 0) return;
  throw new AppError(
    'CHANGED_MEANWHILE',
    'Somebody else has changed this since you looked. What you typed is still here: look at what stands there now, and save once more ' +
      'to put yours in its place.',
  );
}
