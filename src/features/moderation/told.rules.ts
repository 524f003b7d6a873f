import { canBeUndone } from './decision.rules.ts';
import { type ActionKind, APPEALABLE, MODERATION_LIMITS } from './moderation.rules.ts';

/** An action, as far as it matters for what its author is told. */
export interface TellableAction {
  action: ActionKind;
  undoes_id: string | null;
  created_at: number;
  /** What took it back, if anything did. */
  undoneBy: ActionKind | null;
}

/**
 * Whether the author sees an action: once it cannot be undone any more, unless it was. That words are held they see at once; that
 * somebody reported what is fine, or asked for a second, or looked who wrote it, never (the last stands in their export).
 */
export function isTold({ action, undoes_id, created_at, undoneBy }: TellableAction, now: number): boolean {
  if (undoneBy === 'undo') return false;
  if (action === 'ask-second' || action === 'undo' || action === 'reveal') return false;
  if (action === 'dismiss' && undoes_id === null) return false;
  return !canBeUndone(action) || now >= created_at + MODERATION_LIMITS.undoMs;
}

/** Whether its author finds an action in their export: what they are told of, and that somebody looked who wrote it. */
export function isExported(action: TellableAction, now: number): boolean {
  return action.action === 'reveal' || isTold(action, now);
}

/** Whether it can be appealed: it was told, does still hold, and nobody has appealed before. */
export function mayBeAppealed(
  action: TellableAction,
  { now, isAppealed }: { now: number; isAppealed: boolean },
): boolean {
  return (
    (APPEALABLE as readonly ActionKind[]).includes(action.action) &&
    action.undoneBy === null &&
    !isAppealed &&
    isTold(action, now)
  );
}
