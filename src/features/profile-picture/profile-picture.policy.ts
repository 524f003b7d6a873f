import type { Actor } from '#features/files/files.policy.ts';

interface StoredObject {
  kind: 'upload' | 'picture' | 'file';
  user_id: string;
}

/** Somebody makes a profile picture of what they have uploaded themselves. */
export function canMakePictureOf(actor: Actor, object: StoredObject): boolean {
  return object.kind === 'upload' && object.user_id === actor.id;
}

/** A profile picture is seen by every member, whosever it is. */
export function canSeePicture(_actor: Actor, object: StoredObject): boolean {
  return object.kind === 'picture';
}
