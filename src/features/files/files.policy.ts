import type { ObjectKind } from './uploads.rules.ts';

/** Whoever acts, by their id. */
export interface Actor {
  id: string;
}

/** An object or a file, as far as it says whose it is. */
interface Owned {
  user_id: string;
}

/** An upload or a file is read by its owner alone. */
export function canReadObject(actor: Actor, object: Owned): boolean {
  return object.user_id === actor.id;
}

/** Somebody makes pictures of what they have uploaded themselves. */
export function canMakePictureOf(actor: Actor, object: Owned & { kind: ObjectKind }): boolean {
  return object.kind === 'upload' && object.user_id === actor.id;
}

/** A file is deleted by its owner alone. */
export function canDeleteFile(actor: Actor, file: Owned): boolean {
  return file.user_id === actor.id;
}

/** An upload in parts is looked at, sent, completed and given up by whoever began it, and by nobody else. */
export function canContinueUpload(actor: Actor, upload: Owned): boolean {
  return upload.user_id === actor.id;
}
