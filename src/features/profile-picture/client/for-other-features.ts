export { ProfilePictureControl } from './components/profile-picture-control.tsx';
