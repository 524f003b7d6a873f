export { BlockedSettings } from './components/blocked-settings.tsx';
export { InviteButton } from './components/invite-button.tsx';
export { useCircle } from './use-circle.ts';
