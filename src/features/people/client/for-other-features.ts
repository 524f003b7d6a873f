export { HowShown } from './components/how-shown.tsx';
export { PersonFace } from './components/person-face.tsx';
export { PersonName } from './components/person-name.tsx';
export { SecretMode } from './components/secret-mode.tsx';
export { keepProgress, keepUser } from './keep-user.ts';
export { ownFace } from './own-face.ts';
export { currentUserKey, useCurrentUser } from './use-current-user.ts';
export { isSecretNow, useIsSecret } from './use-is-secret.ts';
export { useParticipant } from './use-participant.ts';
