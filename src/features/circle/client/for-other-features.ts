export { BlockedSettings } from './components/blocked-settings.tsx';
