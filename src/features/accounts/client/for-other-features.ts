export { AccountMenu } from './components/account-menu.tsx';
export { DataSettings } from './components/data-settings.tsx';
export { LandingScene } from './components/landing-scene.tsx';
export { TimezoneField } from './components/timezone-field.tsx';
export { useAccount } from './use-account.ts';
export { useSignOut } from './use-sign-out.ts';
