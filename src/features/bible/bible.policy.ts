import { mayCall, type Role } from '#contract/access.policy.ts';

interface OwnedReadingSession {
  user_id: string;
  ended_at: number | null;
}

/** A reading session is seen, and ended, by its reader. */
export function canSeeReading(actor: { id: string }, session: OwnedReadingSession): boolean {
  return session.user_id === actor.id;
}

/** A reading session goes on for its reader until it has ended. */
export function canContinueReading(actor: { id: string }, session: OwnedReadingSession): boolean {
  return canSeeReading(actor, session) && session.ended_at === null;
}

/** Which texts everybody can read is for administrators to say: they answer for the licences. */
export function canManageTexts(actor: { role: Role }): boolean {
  return mayCall(actor.role, 'admin');
}
