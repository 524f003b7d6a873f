export { AccountMenu } from './components/account-menu.tsx';
export { LandingScene } from './components/landing-scene.tsx';
export { useAccount } from './use-account.ts';
