export { findLastUses } from './last-uses-store.ts';
export { secondStepOf } from './second-step.ts';
export { type Cause, causedBy, noteSecurityEvent } from './security-events.ts';
export { deleteSessions, sessionsOf } from './session-store.ts';
