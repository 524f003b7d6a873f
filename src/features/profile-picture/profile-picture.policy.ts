import type { Actor } from '#features/files/files.policy.ts';
import type { ObjectKind } from '#features/files/uploads.rules.ts';

interface StoredObject {
  kind: ObjectKind;
  user_id: string;
}

/**
 * A profile picture is seen by every member, whosever it is; one that a moderator hid by its owner alone, and by moderators who have
 * passed a second step.
 */
export function canSeePicture(
  actor: Actor & { isModerator: boolean },
  object: StoredObject & { hidden_at: number | null },
): boolean {
  if (object.kind !== 'picture') return false;
  return object.hidden_at === null || object.user_id === actor.id || actor.isModerator;
}
