/**
 * What administrators do that concerns others. Each is kept with who did it, to whom, and when; nobody can edit or delete
 * it. Stored, so a kind is never renamed.
 */
export const ACT_KINDS = [
  'role-changed',
  'sessions-ended',
  'age-corrected',
  'invitation-revoked',
  'work-retried',
  'work-discarded',
  'text-uploaded',
  'text-removed',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];
